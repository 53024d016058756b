import { CancellationClosed } from '@/components/emails/cancellation-closed'
import { CancellationReceived } from '@/components/emails/cancellation-received'
import { brand } from '@/content/brand'
import { declaredRows, NOUNS } from '../../domain/cancellations/policy'
import { type Declaration, declarationOf } from '../../domain/cancellations/schema'
import { drawForJob } from '../documents/draw'
import { renderBillingMail, SAMPLE } from './billing-mail'
import { cancellationUrl, type MailOf, type MailTemplate, type RenderedMail } from './rendered-mail'
import { unlink } from './unlink'

const toSecond = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})
const toMinute = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** The receipt that the law requires, as text and as a PDF to keep: the declaration, and the second at which it was sent. */
async function receipt(
  { to, messageId, at }: MailOf<'withdrawal-received'> | MailOf<'termination-received'>,
  declaration: Declaration,
): Promise<RenderedMail> {
  const { kind } = declaration
  return {
    to,
    replyTo: brand.email,
    subject: `Accusé de réception de votre ${NOUNS[kind]}`,
    about: messageId,
    body: (
      <CancellationReceived
        kind={kind}
        fields={declaredRows(kind, declaration).map(({ label, value }) => ({ label, value: unlink(value) }))}
        moment={toSecond.format(at)}
      />
    ),
    attachments: [
      {
        filename: `accuse-de-${kind === 'withdrawal' ? 'retractation' : 'resiliation'}.pdf`,
        contentType: 'application/pdf',
        content: await drawForJob({
          kind: 'cancellation',
          receipt: { ...declaration, at: new Date(at), outcome: null },
        }),
      },
    ],
  }
}

export const withdrawalReceived: MailTemplate<'withdrawal-received'> = {
  write: (mail) => receipt(mail, declarationOf('withdrawal', { ...mail, email: mail.to })),
  sample: {
    kind: 'withdrawal-received',
    messageId: 41,
    to: 'marius@exemple.fr',
    name: 'Marius Olive',
    contract: 'Devis n° 2026-118 du 3 novembre 2026',
    at: 1_795_000_000_000,
  },
}

export const terminationReceived: MailTemplate<'termination-received'> = {
  write: (mail) => receipt(mail, declarationOf('termination', { ...mail, email: mail.to })),
  sample: {
    kind: 'termination-received',
    messageId: 42,
    to: 'marius@exemple.fr',
    name: 'Marius Olive',
    contract: 'Le site le-mas.fr',
    ...{ postalAddress: '', wishedOn: '2027-02-28', reason: 'Je ferme mon commerce.' },
    at: 1_795_000_000_000,
  },
}

/** To the contract's own address. It omits the text typed on the site, which anyone may have written. */
export const cancellationAsked: MailTemplate<'cancellation-asked'> = {
  write: (mail) => ({
    ...renderBillingMail(mail, {
      title: `Confirmez la ${NOUNS[mail.about]} de votre contrat`,
      preview: `Elle a été déclarée sur notre site le ${toMinute.format(mail.at)}.`,
      action: `Voir la ${NOUNS[mail.about]}`,
      href: cancellationUrl(mail.linkId),
      paragraphs: [
        `Une ${NOUNS[mail.about]} a été déclarée sur notre site le ${toMinute.format(mail.at)} (heure de Paris), et elle peut concerner un contrat à votre nom.`,
        'Si elle vient de vous, ouvrez la page ci-dessous\u00a0: elle montre le contrat, son dernier jour et ce qui s’ensuit, et vous la confirmez d’un bouton, sans compte. Le jour de la déclaration compte, même si vous confirmez plus tard.',
        'Si elle ne vient pas de vous, ne confirmez rien\u00a0: votre contrat continue. Vous pouvez nous prévenir en répondant à ce message.',
      ],
    }),
    replyTo: brand.email,
  }),
  sample: {
    ...{ ...SAMPLE, label: '', kind: 'cancellation-asked', about: 'termination' },
    ...{ at: 1_795_000_000_000, linkId: '2a7c1e0e-4f0b-4f6e-9a54-3f5b8c2d1e02' },
  },
}

export const cancellationClosed: MailTemplate<'cancellation-closed'> = {
  write: ({ to, messageId, about, at, answer }) => ({
    to,
    replyTo: brand.email,
    subject: `Notre réponse à votre ${NOUNS[about]}`,
    about: messageId,
    body: <CancellationClosed kind={about} moment={toMinute.format(at)} answer={answer} />,
  }),
  sample: {
    ...{ kind: 'cancellation-closed', messageId: 42, to: 'marius@exemple.fr', about: 'termination' },
    at: 1_795_000_000_000,
    answer: 'Nous ne trouvons pas ce contrat.\nQuelle est l’adresse de votre site\u00a0?',
  },
}
