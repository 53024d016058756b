import { BillingLetter } from '@/components/emails/billing'
import { brand } from '@/content/brand'
import { withDe } from '../../domain/elision'
import { frenchDay } from '../../domain/french-days'
import { formatBill } from '../../domain/money'
import { billingLetter, SAMPLE } from './billing-letter'
import { type MailTemplate, pageUrl } from './letter'

export const invoiceIssued: MailTemplate<'invoice-issued'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return billingLetter(mail, {
      title: `Votre facture ${mail.number}\u00a0: ${sum}`,
      preview: `Pour «\u00a0${mail.label}\u00a0».`,
      paragraphs: [
        `Votre facture ${mail.number} pour «\u00a0${mail.label}\u00a0» est de ${sum}.`,
        mail.isManual
          ? `Réglez-la par virement ou par chèque avant la fin du ${frenchDay(mail.dueOn)}, en indiquant son numéro.`
          : 'Vous n’avez rien à faire\u00a0: cette somme est débitée de votre moyen de paiement.',
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'invoice-issued', number: 'F-2026-0042', totalCents: 5_900 },
    ...{ dueOn: '2026-11-29', isManual: true },
  },
}

export const invoiceWaits: MailTemplate<'invoice-waits'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: 'Complétez vos informations de facturation',
      preview: `Une facture de ${formatBill(mail.totalCents)} les attend.`,
      paragraphs: [
        `Une nouvelle période de «\u00a0${mail.label}\u00a0» a commencé. Sa facture de ${formatBill(mail.totalCents)} attend vos informations de facturation\u00a0: nom, adresse et, pour une entreprise, numéro SIREN.`,
        'Dès qu’elles sont complètes, nous émettons la facture\u00a0; son échéance compte à partir de ce jour-là.',
      ],
    }),
  sample: { ...SAMPLE, kind: 'invoice-waits', totalCents: 5_900 },
}

export const invoiceWaitsAgency: MailTemplate<'invoice-waits-agency'> = {
  write: ({ id, label, clientName, lacks }) => {
    const title = `Une facture ${withDe(clientName)} attend`
    const whose = lacks === 'seller' ? 'les nôtres (COMPANY_FACTS)' : 'celles du client'
    return {
      to: brand.email,
      subject: title,
      about: id,
      body: (
        <BillingLetter
          title={title}
          preview={`Pour «\u00a0${label}\u00a0».`}
          paragraphs={[
            `La facture de la nouvelle période de «\u00a0${label}\u00a0» n’a pas pu être émise\u00a0: des informations manquent, ${whose}. La période a commencé et le site est servi.`,
          ]}
          link={{ href: pageUrl('/admin/subscriptions'), label: 'Voir les abonnements' }}
        />
      ),
    }
  },
  sample: {
    ...{ kind: 'invoice-waits-agency', id: SAMPLE.id, label: SAMPLE.label },
    ...{ clientName: 'Camille Roussel', lacks: 'client' },
  },
}

export const paymentLate: MailTemplate<'payment-late'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return billingLetter(mail, {
      title: `Votre paiement de ${sum} n’est pas arrivé`,
      preview: `Pour «\u00a0${mail.label}\u00a0».`,
      paragraphs: [
        mail.needsClient
          ? `Votre banque demande votre accord pour le paiement de ${sum} de «\u00a0${mail.label}\u00a0». Réglez-le depuis votre espace pour le confirmer.`
          : mail.isManual
            ? `L’échéance de votre facture de ${sum} pour «\u00a0${mail.label}\u00a0» est passée et nous n’avons pas reçu votre paiement.`
            : `Le paiement de ${sum} pour «\u00a0${mail.label}\u00a0» a été refusé. Vérifiez votre moyen de paiement, ou réglez cette somme depuis votre espace.`,
        mail.lastServiceDay === null
          ? 'Écrivez-nous si vous rencontrez une difficulté.'
          : `Sans paiement, le service s’interrompt après le ${frenchDay(mail.lastServiceDay)}. Écrivez-nous si vous rencontrez une difficulté.`,
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'payment-late', totalCents: 5_900, lastServiceDay: '2026-11-22' },
    ...{ needsClient: false, isManual: false },
  },
}

export const paymentReceived: MailTemplate<'payment-received'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `Nous avons bien reçu ${formatBill(mail.totalCents)}`,
      preview: `Pour «\u00a0${mail.label}\u00a0».`,
      paragraphs: [
        `Votre paiement de ${formatBill(mail.totalCents)} pour «\u00a0${mail.label}\u00a0» est arrivé. Merci.`,
        ...(mail.isRestored ? ['Le service est rétabli\u00a0: vos sites sont de nouveau en ligne.'] : []),
      ],
    }),
  sample: { ...SAMPLE, kind: 'payment-received', totalCents: 5_900, isRestored: true },
}
