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
