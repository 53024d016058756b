import { QuoteMail } from '@/components/emails/quote-mail'
import { brand } from '@/content/brand'
import { frenchDay } from '../../domain/french-days'
import { formatBill } from '../../domain/money'
import { SAMPLE } from './billing-mail'
import { moment } from './quote-mails'
import { type MailTemplate, quoteUrl } from './rendered-mail'

const LINK_ID = '2a7c1e0e-4f0b-4f6e-9a54-3f5b8c2d1e01'

/** As article L. 221-21 of the Code de la consommation requires: the declaration, its day and hour. */
export const quoteWithdrawn: MailTemplate<'quote-withdrawn'> = {
  write: ({ id, to, linkId, number, clientName, on, at, refundCents }) => {
    const title = `Votre rétractation du devis ${number}`
    return {
      to,
      replyTo: brand.email,
      subject: title,
      about: id,
      body: (
        <QuoteMail
          title={title}
          preview="Nous l’avons bien reçue\u00a0: gardez ce message."
          reason={`Vous recevez ce message parce que vous vous êtes rétracté d’un devis ${brand.ofName}.`}
          greeting={`Bonjour ${clientName},`}
          paragraphs={[
            `Nous avons bien reçu, le ${moment.format(at)} (heure de Paris), votre déclaration du ${frenchDay(on)}\u00a0: vous vous rétractez du contrat conclu par l’acceptation du devis ${number}. Gardez ce message\u00a0: il vaut accusé de réception.`,
            refundWords(refundCents),
          ]}
          link={{ href: quoteUrl(linkId), label: 'Voir le devis' }}
        />
      ),
    }
  },
  sample: {
    kind: 'quote-withdrawn',
    ...{
      id: SAMPLE.id,
      to: 'marius@exemple.fr',
      linkId: LINK_ID,
      number: 'D-2026-0042',
      clientName: 'Marius Olive',
    },
    ...{ on: '2026-11-26', at: 1_795_000_000_000, refundCents: 48_000 },
  },
}

function refundWords(cents: number | null): string {
  if (cents === null)
    return 'Le projet est arrêté. Un travail était déjà fait à votre demande\u00a0: nous vous disons bientôt ce qui en reste dû, au plus le montant de l’acompte, et remboursons le reste dans les quatorze jours.'
  return cents > 0
    ? `Le projet est arrêté, et vous ne devez rien. Nous vous remboursons ${formatBill(cents)} dans les quatorze jours.`
    : 'Le projet est arrêté, et vous ne devez rien.'
}

export const quoteWithdrawalSettled: MailTemplate<'quote-withdrawal-settled'> = {
  write: ({ id, to, linkId, number, keptCents, reason, refundCents }) => {
    const title = `Votre rétractation du devis ${number}\u00a0: le décompte`
    return {
      to,
      replyTo: brand.email,
      subject: title,
      about: id,
      body: (
        <QuoteMail
          title={title}
          preview={
            keptCents === 0
              ? 'Rien n’est dû.'
              : `${formatBill(keptCents)} restent dus pour le travail fait à votre demande.`
          }
          reason={`Vous recevez ce message parce que vous vous êtes rétracté d’un devis ${brand.ofName}.`}
          greeting="Bonjour,"
          paragraphs={[
            keptCents === 0
              ? 'Rien n’est dû pour le travail commencé.'
              : `${formatBill(keptCents)} restent dus pour le travail fait à votre demande avant votre rétractation\u00a0: ${reason}`,
            ...(refundCents > 0
              ? [`Nous vous remboursons ${formatBill(refundCents)} dans les quatorze jours.`]
              : []),
          ]}
          link={{ href: quoteUrl(linkId), label: 'Voir le devis' }}
        />
      ),
    }
  },
  sample: {
    kind: 'quote-withdrawal-settled',
    ...{ id: SAMPLE.id, to: 'marius@exemple.fr', linkId: LINK_ID, number: 'D-2026-0042' },
    ...{ keptCents: 20_000, reason: 'le cadrage et une maquette.', refundCents: 28_000 },
  },
}
