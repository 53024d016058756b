import type { ItemQuantity } from '@/db/schema/payments'
import type { OrderLine, OrderRow } from '../orders/lock-order'
import { type KnownRefund, refundableCents, refundableQuantity } from './policy'

type Line = Pick<OrderLine, 'id' | 'quantity' | 'unitPriceCents' | 'discountCents'>

/** The refundable part of an order: its lines with the pieces left, and the related amounts in cents. */
export type Refundable = {
  lines: (Line & { left: number })[]
  deliveryCents: number
  leftCents: number
}

type Order = Pick<OrderRow, 'totalCents' | 'refundedCents' | 'deliveryCents'> & {
  items: readonly Line[]
  refunds: readonly KnownRefund[]
}

export function refundableOf({ items, refunds, deliveryCents, ...sums }: Order): Refundable {
  const left = new Map(refundableQuantity(items, refunds).map(({ itemId, quantity }) => [itemId, quantity]))
  return {
    lines: items
      .map(({ id, quantity, unitPriceCents, discountCents }) => ({
        ...{ id, quantity, unitPriceCents, discountCents },
        left: left.get(id) ?? 0,
      }))
      .filter((line) => line.left > 0),
    deliveryCents,
    leftCents: refundableCents(sums, refunds),
  }
}

export type RefundChoice = { pieces: readonly ItemQuantity[]; withDelivery: boolean }

/** The default refund for these pieces and the delivery, in cents: the price of the pieces less their share of the discount,
 *  at most what is left. */
export function refundOfItems(
  { lines, deliveryCents, leftCents }: Refundable,
  { pieces, withDelivery }: RefundChoice,
): number {
  const cents = lines.reduce((sum, line) => {
    const wanted = pieces.find(({ itemId }) => itemId === line.id)?.quantity ?? 0
    return sum + priceOfNext(line, Math.max(0, Math.min(wanted, line.left)))
  }, 0)
  return Math.min(leftCents, withDelivery ? cents + deliveryCents : cents)
}

/** The price of the next refunded pieces, such that all pieces of a line together cost exactly its total. */
function priceOfNext(
  { quantity, left, unitPriceCents, discountCents }: Refundable['lines'][number],
  count: number,
) {
  const priceOf = (pieces: number) =>
    unitPriceCents * pieces - Math.round((discountCents * pieces) / quantity)
  const back = quantity - left
  return priceOf(back + count) - priceOf(back)
}
