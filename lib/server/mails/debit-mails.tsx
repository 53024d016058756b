import { frenchDay } from '../../domain/french-days'
import { formatBill } from '../../domain/money'
import { renderBillingMail, SAMPLE, subject, total } from './billing-mail'
import type { MailTemplate } from './rendered-mail'

const WHY = {
  credit: 'Un avoir a été établi sur une facture que vous aviez payée.',
  paid_twice:
    'Cette facture était déjà réglée ou annulée quand votre paiement est arrivé\u00a0: il vous est rendu en entier.',
}

export const invoiceRefunded: MailTemplate<'invoice-refunded'> = {
  write: (mail) => {
    const sum = formatBill(mail.amountCents)
    return renderBillingMail(mail, {
      title: `Nous vous remboursons ${sum}`,
      preview: `Pour «\u00a0${mail.label}\u00a0», ${mail.isTransfer ? 'par virement' : 'sur votre moyen de paiement'}.`,
      action: 'Voir mes factures',
      paragraphs: [
        `${WHY[mail.reason]} Nous vous remboursons ${sum} pour «\u00a0${mail.label}\u00a0».`,
        mail.isTransfer
          ? 'Vous recevrez cette somme par virement.'
          : 'La somme revient sur le moyen de paiement que vous aviez utilisé, en général sous dix jours.',
      ],
      facts: [subject(mail.label), total('Remboursement', mail.amountCents)],
      documents: mail.creditNote === undefined ? [] : [mail.creditNote],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'invoice-refunded', amountCents: 5_900 },
    ...{ reason: 'credit', isTransfer: false },
  },
}

export const paymentDisputed: MailTemplate<'payment-disputed'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `Votre banque a repris un paiement de ${sum}`,
      preview: `Cette somme est de nouveau due pour «\u00a0${mail.label}\u00a0».`,
      action: `Régler ${sum}`,
      paragraphs: [
        `Un paiement de ${sum} pour «\u00a0${mail.label}\u00a0» a été contesté et votre banque l’a repris. Cette somme est de nouveau due\u00a0; ce moyen de paiement n’est plus débité. Réglez-la depuis votre espace.`,
        mail.lastServiceDay === null
          ? 'Écrivez-nous si vous rencontrez une difficulté.'
          : `Sans paiement, le service s’interrompt après le ${frenchDay(mail.lastServiceDay)}. Écrivez-nous si vous rencontrez une difficulté.`,
      ],
    })
  },
  sample: { ...SAMPLE, kind: 'payment-disputed', totalCents: 5_900, lastServiceDay: '2026-11-22' },
}

export const debitAnnounced: MailTemplate<'debit-announced'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `Prélèvement de ${sum} le ${frenchDay(mail.on)}`,
      preview: `Pour «\u00a0${mail.label}\u00a0», sur votre compte qui se termine par ${mail.lastFour}.`,
      action: 'Voir mes factures',
      paragraphs: [
        `Le ${frenchDay(mail.on)}, ${sum} seront prélevés pour «\u00a0${mail.label}\u00a0» sur votre compte qui se termine par ${mail.lastFour}.`,
        'Vous n’avez rien à faire, si ce n’est de vous assurer que le compte est approvisionné.',
      ],
      facts: [
        subject(mail.label),
        { label: 'Débité le', value: frenchDay(mail.on) },
        total('Montant TTC', mail.totalCents),
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'debit-announced', totalCents: 5_900 },
    ...{ on: '2026-12-15', lastFour: '2606' },
  },
}
