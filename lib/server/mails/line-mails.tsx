import { frenchDay } from '../../domain/french-days'
import { formatBill, formatEuros } from '../../domain/money'
import { renderBillingMail, SAMPLE, total } from './billing-mail'
import type { MailTemplate } from './rendered-mail'

const LABEL = 'Licence CMS'
const rhythm = (isYearly: boolean) => (isYearly ? 'par an' : 'par mois')

export const lineAdded: MailTemplate<'line-added'> = {
  write: (mail) => {
    const price = `${formatEuros(mail.priceCents)} ${rhythm(mail.isYearly)}`
    return renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» s’ajoute à vos services`,
      preview: `${price}, à partir du ${frenchDay(mail.first)}.`,
      action: 'Voir ma facturation',
      paragraphs: [
        `À partir du ${frenchDay(mail.first)}, «\u00a0${mail.label}\u00a0» vous est facturé ${price}, TVA comprise. Ce service a ses propres échéances\u00a0: il ne change rien à votre abonnement.`,
      ],
      facts: [
        { label: 'Premier jour', value: frenchDay(mail.first) },
        total(`Prix ${rhythm(mail.isYearly)}, TTC`, mail.priceCents),
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, label: LABEL, kind: 'line-added', priceCents: 19_800 },
    ...{ isYearly: true, first: '2026-12-15' },
  },
}

export const linePriceChanged: MailTemplate<'line-price-changed'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Nouveau prix pour «\u00a0${mail.label}\u00a0»`,
      preview: `${formatEuros(mail.priceCents)} au lieu de ${formatEuros(mail.oldCents)} ${rhythm(mail.isYearly)}.`,
      action: 'Voir ma facturation',
      paragraphs: [
        `À partir de sa prochaine période, «\u00a0${mail.label}\u00a0» coûte ${formatEuros(mail.priceCents)} ${rhythm(mail.isYearly)} au lieu de ${formatEuros(mail.oldCents)}, TVA comprise. La période en cours garde son prix. Écrivez-nous si ce prix ne vous convient pas.`,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, label: LABEL, kind: 'line-price-changed', oldCents: 19_800 },
    ...{ priceCents: 21_000, isYearly: true },
  },
}

export const lineRenewalAhead: MailTemplate<'line-renewal-ahead'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» se renouvelle le ${frenchDay(mail.first)}`,
      preview: `Pour ${sum}, une nouvelle année commence ce jour-là.`,
      action: 'Voir ma facturation',
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» commence une nouvelle année le ${frenchDay(mail.first)}, pour ${sum}. Écrivez-nous avant ce jour-là si vous n’en voulez plus.`,
        mail.isManual
          ? 'Vous recevrez la facture ce jour-là, à régler par virement ou par chèque.'
          : 'Cette somme sera débitée de votre moyen de paiement ce jour-là. Vérifiez d’ici là qu’il est toujours valable.',
      ],
      facts: [{ label: 'À partir du', value: frenchDay(mail.first) }, total('Montant TTC', mail.totalCents)],
    })
  },
  sample: {
    ...{ ...SAMPLE, label: LABEL, kind: 'line-renewal-ahead', first: '2027-12-15' },
    ...{ totalCents: 19_800, isManual: false },
  },
}

export const lineEnded: MailTemplate<'line-ended'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» prend fin le ${frenchDay(mail.lastDay)}`,
      preview: 'Aucune période ne commence après ce jour.',
      action: 'Voir ma facturation',
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» prend fin après le ${frenchDay(mail.lastDay)}. Aucune période n’est facturée après ce jour.`,
      ],
    }),
  sample: { ...SAMPLE, label: LABEL, kind: 'line-ended', lastDay: '2027-01-14' },
}
