import type { OrderRow } from './lock-order'

type Facts = Pick<OrderRow, 'status' | 'totalCents' | 'paidAt' | 'shippedAt' | 'deliveredAt' | 'cancelledAt'>

/** What an order is when so much of it came back: refunded when that is all, and again what it was before when a refund
 *  failed. */
export function statusAfterRefund(order: Facts, refundedCents: number): OrderRow['status'] {
  if (order.paidAt === null) return order.status
  if (refundedCents >= order.totalCents) return 'refunded'
  if (order.status !== 'refunded') return order.status
  if (order.deliveredAt) return 'delivered'
  if (order.shippedAt) return 'shipped'
  return order.cancelledAt ? 'cancelled' : 'paid'
}

/** Of a refund in one of these states the money comes back, or has. */
export const COUNTED_REFUNDS: readonly string[] = ['pending', 'succeeded', 'requires_action']

/** Whether something came back of an order, and not all of it. */
export const isPartlyRefunded = ({
  refundedCents,
  totalCents,
}: {
  refundedCents: number
  totalCents: number
}) => refundedCents > 0 && refundedCents < totalCents

const ANSWERABLE = ['needs_response', 'warning_needs_response']
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded']

/** What a dispute asks for, by the provider's word for its state: an answer, patience, or nothing any more. */
export function disputeState(status: string): 'to-answer' | 'under-review' | 'closed' {
  if (ANSWERABLE.includes(status)) return 'to-answer'
  return CLOSED.includes(status) ? 'closed' : 'under-review'
}

const DAY_MS = 86_400_000

/** For how many whole days an order has waited since it was paid. */
export const daysWaited = (
  { paidAt, createdAt }: { paidAt: Date | null; createdAt: Date },
  now: Date,
): number => Math.max(0, Math.floor((now.getTime() - (paidAt ?? createdAt).getTime()) / DAY_MS))
