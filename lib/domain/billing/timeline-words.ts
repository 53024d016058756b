import { PLAN_FACTS, type PlanKey, type Rhythm } from '@/content/plan-facts'
import { type Day, toDay } from '../calendar'
import { frenchDay, frenchPeriod } from '../french-days'
import { formatEuros } from '../money'
import { brandName } from './card-brands'
import type { ServiceStatus } from './schema'
import type { SubscriptionEntry } from './timeline'

type Kind = SubscriptionEntry['kind']
/** Some kinds share their data. */
type DataOf<Name extends Kind, Entry = SubscriptionEntry> = Entry extends {
  kind: infer Names
  data: infer Data
}
  ? Name extends Names
    ? Data
    : never
  : never

const RHYTHMS: Record<Rhythm, string> = { monthly: 'par mois', yearly: 'par an' }
const STATUSES: Record<ServiceStatus, string> = {
  active: 'actif',
  late: 'en retard',
  inactive: 'interrompu',
}
const REASONS: Record<string, string> = {
  notice: 'préavis du client',
  withdrawal: 'rétractation',
  breach: 'manquement au contrat',
  unpaid: 'impayé',
  provider: 'arrêt décidé par l’agence',
}

const REMINDERS: Record<DataOf<'reminded'>['reminder'], (about: Day) => string> = {
  renewal_right: (about) =>
    `Rappel envoyé\u00a0: la reconduction peut être refusée jusqu’au ${frenchDay(about)}.`,
  renewal: (about) => `Rappel envoyé\u00a0: renouvellement le ${frenchDay(about)}.`,
  unpaid: (about) => `Rappel envoyé\u00a0: somme due depuis le ${frenchDay(about)}.`,
}

const planName = (plan: PlanKey) => PLAN_FACTS[plan].name
const invoiceName = (number: string | null) => (number ? `facture\u00a0${number}` : 'facture à venir')
const because = (reason: string) => {
  const words = REASONS[reason]
  return words ? ` (${words})` : ''
}

/** One sentence for every kind of entry. */
const WORDS: { [Name in Kind]: (data: DataOf<Name>) => string } = {
  created: ({ plan, paymentPlan, priceCents, dueDate }) =>
    `Abonnement ${planName(plan)} à ${formatEuros(priceCents)} ${RHYTHMS[paymentPlan]}, première échéance le ${frenchDay(toDay(dueDate))}.`,
  concluded: ({ plan, paymentPlan, priceCents, firstDay, isAgain }) =>
    `Abonnement ${planName(plan)} ${isAgain ? 'souscrit à nouveau' : 'souscrit en ligne'}, à ${formatEuros(priceCents)} ${RHYTHMS[paymentPlan]}, à partir du ${frenchDay(firstDay)}.`,
  method_saved: ({ method, brand, lastFour }) =>
    method === 'card'
      ? `Paiement automatique par carte ${brandName(brand)} qui se termine par ${lastFour}.`
      : `Paiement automatique par prélèvement sur le compte qui se termine par ${lastFour}.`,
  written: (changed) => {
    const list = Object.entries(changed).flatMap(([field, value]) => writtenWords(field, value))
    return `Modifié par l’agence${list.length > 0 ? `\u00a0: ${list.join(', ')}` : ''}.`
  },
  period_began: ({ first, last, number, totalCents }) =>
    `Nouvelle période ${frenchPeriod({ first, last })}\u00a0: ${invoiceName(number)} de ${formatEuros(totalCents)}.`,
  invoice_issued: ({ number, totalCents }) =>
    `Facture${number ? `\u00a0${number}` : ''} de ${formatEuros(totalCents)} émise.`,
  payment_received: ({ invoices, reference, receivedOn }) => {
    const cents = invoices.reduce((sum, { totalCents }) => sum + totalCents, 0)
    const numbers = invoices.flatMap(({ number }) => number ?? [])
    const paid =
      numbers.length > 0
        ? ` pour ${numbers.length > 1 ? 'les factures' : 'la facture'}\u00a0${numbers.join(', ')}`
        : ''
    const day = receivedOn ? ` le ${frenchDay(receivedOn)}` : ''
    return `Paiement de ${formatEuros(cents)} reçu${day}${paid}${reference ? ` (référence\u00a0: ${reference})` : ''}.`
  },
  payment_refused: ({ number, totalCents, lastServiceDay }) => {
    const until = lastServiceDay ? ` Le service est assuré jusqu’au ${frenchDay(lastServiceDay)} inclus.` : ''
    return `Paiement de ${formatEuros(totalCents)} refusé ou non reçu${number ? ` (facture\u00a0${number})` : ''}.${until}`
  },
  paid_twice: () => 'Paiement reçu en double\u00a0: il est remboursé en entier.',
  payment_disputed: ({ number, totalCents, lastServiceDay }) => {
    const until = lastServiceDay ? ` Le service est assuré jusqu’au ${frenchDay(lastServiceDay)} inclus.` : ''
    return `Paiement de ${formatEuros(totalCents)} contesté et repris par la banque${number ? ` (facture\u00a0${number})` : ''}.${until}`
  },
  dispute_won: ({ invoices }) =>
    `Contestation close\u00a0: ${formatEuros(invoices.reduce((sum, { totalCents }) => sum + totalCents, 0))} rendus par la banque.`,
  refunded: ({ amountCents }) => `Remboursement de ${formatEuros(amountCents)} effectué.`,
  refund_failed: ({ amountCents }) =>
    `Remboursement de ${formatEuros(amountCents)} non abouti\u00a0: l’agence s’en charge.`,
  refund_withdrawn: ({ amountCents }) =>
    `Remboursement de ${formatEuros(amountCents)} annulé\u00a0: la banque a déjà rendu le paiement.`,
  credited: ({ number, totalCents, isPaid }) =>
    `Avoir${number ? `\u00a0${number}` : ''} de ${formatEuros(totalCents)}${isPaid ? ', à rembourser' : ''}.`,
  interrupted: ({ since }) => `Service interrompu depuis le ${frenchDay(since)}.`,
  resumed: () => 'Service rétabli.',
  notice_given: ({ noticeOn, endsOn }) =>
    `Préavis reçu le ${frenchDay(noticeOn)}\u00a0: dernier jour le ${frenchDay(endsOn)}.`,
  notice_revoked: ({ noticeOn }) => `Préavis du ${frenchDay(noticeOn)} annulé\u00a0: l’abonnement continue.`,
  end_announced: ({ endsOn, reason }) =>
    `Fin annoncée par l’agence${because(reason)}\u00a0: dernier jour le ${frenchDay(endsOn)}.`,
  ended: ({ endsOn, reason }) => `Abonnement terminé le ${frenchDay(endsOn)}${because(reason)}.`,
  move_planned: ({ plan, paymentPlan, effectiveOn, amountCents }) =>
    amountCents > 0
      ? `Passage à la formule ${planName(plan)} demandé\u00a0: ${formatEuros(amountCents)} à régler.`
      : `Passage à la formule ${planName(plan)}, payée ${RHYTHMS[paymentPlan]}, prévu le ${frenchDay(effectiveOn)}.`,
  move_dropped: ({ plan }) => `Passage à la formule ${planName(plan)} annulé.`,
  moved: ({ plan, paymentPlan, priceCents }) =>
    `Formule ${planName(plan)} à ${formatEuros(priceCents)} ${RHYTHMS[paymentPlan]}.`,
  price_announced: ({ oldCents, priceCents, effectiveOn, reason }) =>
    `Nouveau prix annoncé\u00a0: ${formatEuros(priceCents)} au lieu de ${formatEuros(oldCents)} à partir du ${frenchDay(effectiveOn)} (${reason}).`,
  price_changed: ({ oldCents, priceCents, effectiveOn }) =>
    `Prix de ${formatEuros(priceCents)} au lieu de ${formatEuros(oldCents)} depuis le ${frenchDay(effectiveOn)}.`,
  terms_announced: ({ effectiveOn, summary }) =>
    `Nouvelles conditions de vente annoncées, à partir du ${frenchDay(effectiveOn)}\u00a0: ${summary}`,
  reminded: ({ reminder, about }) => REMINDERS[reminder](about),
  warned: ({ reason, deadline }) =>
    `Avertissement de l’agence, à corriger au plus tard le ${frenchDay(deadline)}\u00a0: ${reason}`,
  withdrawn: ({ endsOn, refundCents }) =>
    `Rétractation le ${frenchDay(endsOn)}${refundCents > 0 ? `\u00a0: ${formatEuros(refundCents)} à rembourser` : ''}.`,
  refund_transferred: ({ amountCents, transferredOn, reference }) =>
    `Remboursement de ${formatEuros(amountCents)} viré le ${frenchDay(transferredOn)} (référence\u00a0: ${reference}).`,
  formal_notice: ({ number, noticeOn }) =>
    `Mise en demeure du ${frenchDay(noticeOn)} pour la facture\u00a0${number}.`,
  line_added: ({ label, priceCents, paymentPlan, anchor }) =>
    `Ajouté\u00a0: ${label}, ${formatEuros(priceCents)} ${RHYTHMS[paymentPlan]} à partir du ${frenchDay(anchor)}.`,
  line_price_changed: ({ label, oldCents, priceCents }) =>
    `${label}\u00a0: ${formatEuros(priceCents)} au lieu de ${formatEuros(oldCents)} à partir de la prochaine période.`,
  line_ended: ({ label, endsOn }) => `${label}\u00a0: dernier jour le ${frenchDay(endsOn)}.`,
  surcharged: ({ number, totalCents }) =>
    `Pénalités de retard de ${formatEuros(totalCents)}${number ? ` (facture\u00a0${number})` : ''}.`,
}

/** Other fields, such as client and name, are not shown. */
function writtenWords(field: string, value: string | number | null): string[] {
  if (field === 'plan') return [`formule ${planName(value as PlanKey)}`]
  if (field === 'paymentPlan') return [`paiement ${RHYTHMS[value as Rhythm]}`]
  if (field === 'priceCents') return [`prix ${formatEuros(Number(value))}`]
  if (field === 'dueDate') return [`échéance le ${frenchDay(toDay(String(value)))}`]
  if (field === 'status') return [`statut ${STATUSES[value as ServiceStatus]}`]
  return []
}

/** The line of an entry, for its client and for the agency. */
export function timelineWords({ kind, data }: SubscriptionEntry): string {
  const words = WORDS[kind] as (data: SubscriptionEntry['data']) => string
  return words(data)
}
