import type { ItemQuantity } from '@/db/schema/payments'
import type { OrderLine, OrderRow } from '../orders/lock-order'

export type KnownRefund = { status: string; amountCents: number; restock: readonly ItemQuantity[] }
type Sums = Pick<OrderRow, 'totalCents' | 'refundedCents'>

/** Whether the provider has not answered yet. */
export const isAsked = ({ status }: { status: string }) => status === 'asked'

/** The part of an order's total that is neither refunded nor requested to be. */
export const refundableCents = (
  { totalCents, refundedCents }: Sums,
  refunds: readonly Pick<KnownRefund, 'status' | 'amountCents'>[],
): number =>
  totalCents - refundedCents - refunds.filter(isAsked).reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Whether all of a paid order was refunded, or is about to be: it is then no longer sent. */
export const isRefundedWhole = (
  order: Sums & Pick<OrderRow, 'status'>,
  refunds: readonly KnownRefund[],
): boolean => order.status === 'refunded' || (order.totalCents > 0 && refundableCents(order, refunds) <= 0)

const REFUNDABLE: readonly OrderRow['status'][] = ['paid', 'shipped', 'delivered']

/** Whether the owner can refund the order here. */
export const isRefundable = (
  order: Sums & Pick<OrderRow, 'status' | 'paymentAccountId' | 'paymentIntentId'>,
  refunds: readonly KnownRefund[],
): boolean =>
  REFUNDABLE.includes(order.status) &&
  order.paymentAccountId !== null &&
  order.paymentIntentId !== null &&
  refundableCents(order, refunds) > 0

/** The pieces of each line that are neither restocked nor about to be. A refund that the provider refused restocked none; one
 *  that failed later did. */
export function refundableQuantity(
  lines: readonly Pick<OrderLine, 'id' | 'quantity'>[],
  refunds: readonly KnownRefund[],
): ItemQuantity[] {
  const back = refunds.filter(({ status }) => status !== 'refused').flatMap(({ restock }) => restock)
  return lines.map(({ id, quantity }) => ({
    itemId: id,
    quantity: back
      .filter(({ itemId }) => itemId === id)
      .reduce((left, piece) => left - piece.quantity, quantity),
  }))
}

/** The progress of a refund: an earlier state never replaces a later one. */
const STEPS: Readonly<Record<string, number>> = {
  asked: 0,
  refused: 0,
  pending: 1,
  requires_action: 1,
  succeeded: 2,
  failed: 3,
  canceled: 3,
}

/** Whether the provider's state of a refund is newer than the stored one. */
export const isNews = (stored: string, said: string): boolean =>
  said !== stored && (STEPS[said] ?? 1) >= (STEPS[stored] ?? 1)

/** The states in which the money is refunded, or being refunded. */
export const COUNTED_REFUNDS: readonly string[] = ['pending', 'succeeded', 'requires_action']

export const isCounted = (status: string): boolean => COUNTED_REFUNDS.includes(status)

type Facts = Pick<OrderRow, 'status' | 'totalCents' | 'paidAt' | 'shippedAt' | 'deliveredAt' | 'cancelledAt'>

/** An order's status once this amount is refunded: `refunded` when that is the total, and its former status again when a
 *  refund failed. */
export function statusAfterRefund(order: Facts, refundedCents: number): OrderRow['status'] {
  if (order.paidAt === null) return order.status
  if (refundedCents >= order.totalCents) return 'refunded'
  if (order.status !== 'refunded') return order.status
  if (order.deliveredAt) return 'delivered'
  if (order.shippedAt) return 'shipped'
  return order.cancelledAt ? 'cancelled' : 'paid'
}

/** Whether an order is refunded in part. */
export const isPartlyRefunded = ({
  refundedCents,
  totalCents,
}: {
  refundedCents: number
  totalCents: number
}) => refundedCents > 0 && refundedCents < totalCents
