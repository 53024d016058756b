import { withdrawalEnds } from '../billing-rules/withdrawal'
import { addDays, type Day, parisDay } from '../calendar'

export type OrderFacts = {
  status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'refunded' | 'cancelled'
  shippedAt: Date | null
  deliveredAt: Date | null
  openRefund: boolean
  openDispute: boolean
  unseenReturn: boolean
  /** Declared, and not answered yet. */
  openWithdrawal: boolean
}

/** `until`: the last day on which the shopper may withdraw. */
export type OpenReason =
  | { kind: 'unpaid' | 'to-send' | 'refund' | 'dispute' | 'return' | 'declared' }
  | { kind: 'withdrawal'; until: Day }

/** A parcel without a known delivery counts as received a month after it was shipped, the legal time limit for delivery
 *  (article L. 216-1 of the Code de la consommation). */
const LONGEST_WAY_DAYS = 30

/** Why an order's shopper cannot be erased yet; null once nothing is outstanding. */
export function whyOpen(order: OrderFacts, now: Date): OpenReason | null {
  if (order.status === 'pending') return { kind: 'unpaid' }
  if (order.status === 'paid') return { kind: 'to-send' }
  if (order.openRefund) return { kind: 'refund' }
  if (order.openDispute) return { kind: 'dispute' }
  if (order.unseenReturn) return { kind: 'return' }
  if (order.openWithdrawal) return { kind: 'declared' }
  const until = withdrawableUntil(order)
  return until !== null && parisDay(now) <= until ? { kind: 'withdrawal', until } : null
}

/** Fourteen days from the day after delivery (articles L. 221-18 and L. 221-19); null if the order cannot be withdrawn from. */
function withdrawableUntil({ status, shippedAt, deliveredAt }: OrderFacts): Day | null {
  if (status !== 'shipped' && status !== 'delivered') return null
  if (deliveredAt) return withdrawalEnds(parisDay(deliveredAt))
  return shippedAt && withdrawalEnds(addDays(parisDay(shippedAt), LONGEST_WAY_DAYS))
}
