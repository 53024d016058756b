import { TERMS } from '@/content/terms'
import { frenchDay } from '../../domain/french-days'
import { formatBill, formatEuros } from '../../domain/money'
import { renderBillingMail, SAMPLE, subject, total } from './billing-mail'
import type { MailTemplate } from './rendered-mail'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const refunded = (cents: number) =>
  cents === 0
    ? []
    : [
        `Nous vous remboursons ${formatBill(cents)}, par le moyen de paiement que vous avez utilisé ou par virement.`,
      ]

const AFTER_THE_END = `Après ce jour les sites qu’il couvre sont hors ligne\u00a0; rien n’est effacé automatiquement. Pendant ${TERMS.returnDays}\u00a0jours, vous pouvez nous demander une copie de leur contenu.`

export const priceAnnounced: MailTemplate<'price-announced'> = {
  write: (mail) => {
    const per = mail.isYearly ? 'par an' : 'par mois'
    const price = `${formatEuros(mail.priceCents)} ${per}`
    return renderBillingMail(mail, {
      title: `Le prix de «\u00a0${mail.label}\u00a0» change le ${frenchDay(mail.effectiveOn)}`,
      preview: `${formatEuros(mail.oldCents)} aujourd’hui, ${price} à partir de ce jour.`,
      action: 'Voir mon abonnement',
      paragraphs: [
        `À partir du ${frenchDay(mail.effectiveOn)}, votre abonnement «\u00a0${mail.label}\u00a0» passe de ${formatEuros(mail.oldCents)} ${per} à ${price}.`,
        `Pourquoi\u00a0: ${mail.reason}`,
        `Si vous refusez ce prix, résiliez dans votre espace, par e-mail ou par courrier (article 4.3 des conditions de vente), avec le préavis de ${TERMS.noticeMonths}\u00a0mois. Tant que le préavis court, l’ancien prix s’applique. Une période déjà payée n’est pas touchée.`,
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'price-announced', oldCents: 3_500, priceCents: 3_900 },
    ...{ effectiveOn: '2027-03-15', isYearly: false, reason: 'L’hébergement coûte plus cher.' },
  },
}

export const contractWarned: MailTemplate<'contract-warned'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Avertissement pour «\u00a0${mail.label}\u00a0»`,
      preview: `À régler avant la fin du ${frenchDay(mail.deadline)}.`,
      action: 'Voir mon abonnement',
      paragraphs: [
        mail.reason,
        `Remédiez-y avant la fin du ${frenchDay(mail.deadline)}. Sans cela, nous pouvons mettre fin à votre abonnement «\u00a0${mail.label}\u00a0» (article 7.4 des conditions de vente). Écrivez-nous si vous rencontrez une difficulté.`,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'contract-warned', deadline: '2026-12-05' },
    reason: 'Vos factures de septembre et d’octobre ne sont pas réglées.',
  },
}

export const contractWithdrawn: MailTemplate<'contract-withdrawn'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Votre rétractation pour «\u00a0${mail.label}\u00a0»`,
      preview: `Nous l’avons bien reçue\u00a0: il prend fin le ${frenchDay(mail.lastDay)}.`,
      action: 'Voir mon abonnement',
      paragraphs: [
        `Nous avons bien reçu, le ${moment.format(mail.at)}, votre déclaration\u00a0: vous vous rétractez du contrat d’abonnement «\u00a0${mail.label}\u00a0».`,
        `Il prend fin le ${frenchDay(mail.lastDay)}. Conservez ce message\u00a0: il vaut accusé de réception.`,
        ...refunded(mail.refundCents),
        AFTER_THE_END,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'contract-withdrawn', at: Date.UTC(2026, 10, 20, 9, 30) },
    ...{ lastDay: '2026-11-20', refundCents: 2_683 },
  },
}

export const endedAtOnce: MailTemplate<'ended-at-once'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» prend fin le ${frenchDay(mail.lastDay)}`,
      preview: 'Nous avons bien reçu votre résiliation\u00a0: sans préavis ni frais.',
      action: 'Voir mon abonnement',
      paragraphs: [
        `Nous avons bien reçu votre résiliation\u00a0: votre abonnement «\u00a0${mail.label}\u00a0» prend fin le ${frenchDay(mail.lastDay)}, sans préavis ni frais, parce que le rappel de son renouvellement ne vous est pas parvenu à temps (article L. 215-1 du Code de la consommation).`,
        ...refunded(mail.refundCents),
        AFTER_THE_END,
      ],
    }),
  sample: { ...SAMPLE, kind: 'ended-at-once', lastDay: '2027-04-10', refundCents: 31_068 },
}

export const refundTransferred: MailTemplate<'refund-transferred'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Nous vous avons remboursé ${formatBill(mail.amountCents)}`,
      preview: `Pour «\u00a0${mail.label}\u00a0», par virement du ${frenchDay(mail.transferredOn)}.`,
      action: 'Voir mes factures',
      paragraphs: [
        `Votre remboursement de ${formatBill(mail.amountCents)} pour «\u00a0${mail.label}\u00a0» est parti par virement le ${frenchDay(mail.transferredOn)}, sous la référence ${mail.reference}.`,
      ],
      facts: [
        subject(mail.label),
        { label: 'Référence', value: mail.reference },
        total('Remboursé', mail.amountCents),
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'refund-transferred', amountCents: 2_683 },
    ...{ transferredOn: '2026-12-01', reference: 'VIR 2026-118' },
  },
}
