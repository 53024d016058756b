import type { OrderLine, OrderRow } from '../orders/lock-order'
import type { KnownRefund } from '../refunds/policy'
import { type Refundable, type RefundChoice, refundableOf, refundOfItems } from '../refunds/refund-of-items'
import { notWithdrawn, type Withdrawal } from './policy'

type Order = Pick<OrderRow, 'totalCents' | 'refundedCents' | 'deliveryCents' | 'standardDeliveryCents'> & {
  items: readonly OrderLine[]
  refunds: readonly KnownRefund[]
}
type Chosen = Pick<Withdrawal, 'id' | 'pieces' | 'refusedAt'>

/**
 * The refund for a withdrawal: the price of its pieces, and the standard delivery with the one that completes the whole order
 * (L. 221-24). Computed after the pieces of earlier ones, so that together they add up to the order's total to the cent.
 */
export function refundOfWithdrawal(
  order: Order,
  withdrawals: readonly Chosen[],
  { id, pieces }: Chosen,
): { refundable: Refundable; choice: RefundChoice; cents: number } {
  const counted = withdrawals.filter((one) => one.refusedAt === null && one.pieces.length > 0)
  const before = notWithdrawn(
    order.items,
    counted.filter((one) => one.id < id),
  )
  const all = refundableOf({ ...order, deliveryCents: order.standardDeliveryCents ?? order.deliveryCents })
  const refundable = {
    ...all,
    lines: all.lines.map((line) => ({
      ...line,
      left: Math.min(line.left, before.find(({ itemId }) => itemId === line.id)?.quantity ?? 0),
    })),
  }
  const isWhole = notWithdrawn(order.items, counted).every(({ quantity }) => quantity <= 0)
  const isLast = counted.every((one) => one.id <= id)
  const choice = { pieces, withDelivery: isWhole && isLast && refundable.deliveryCents > 0 }
  return { refundable, choice, cents: refundOfItems(refundable, choice) }
}
