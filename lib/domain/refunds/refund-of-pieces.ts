import type { Pieces } from '@/db/schema/payments'
import type { OrderLine, OrderRow } from '../orders/lock-order'
import { type KnownRefund, leftToRefund, piecesLeft } from './policy'

type Line = Pick<OrderLine, 'id' | 'quantity' | 'unitPriceCents' | 'discountCents'>

/** What of an order can still come back: its lines with the pieces left, and the sums that go with them in cents. */
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
  const left = new Map(piecesLeft(items, refunds).map(({ itemId, quantity }) => [itemId, quantity]))
  return {
    lines: items
      .map(({ id, quantity, unitPriceCents, discountCents }) => ({
        ...{ id, quantity, unitPriceCents, discountCents },
        left: left.get(id) ?? 0,
      }))
      .filter((line) => line.left > 0),
    deliveryCents,
    leftCents: leftToRefund(sums, refunds),
  }
}

/** What goes back for these pieces unless another amount is typed, in cents: their price with their share of the discount
 *  taken off, and the delivery with the last of them. Without pieces, all that is left. */
export function refundOfPieces(
  { lines, deliveryCents, leftCents }: Refundable,
  pieces: readonly Pieces[],
): number {
  const chosen = lines.map((line) => {
    const wanted = pieces.find(({ itemId }) => itemId === line.id)?.quantity ?? 0
    return { line, count: Math.max(0, Math.min(wanted, line.left)) }
  })
  if (chosen.every(({ count }) => count === 0)) return leftCents
  const isLast = chosen.every(({ line, count }) => count === line.left)
  const cents = chosen.reduce((sum, { line, count }) => sum + priceOfNext(line, count), 0)
  return Math.min(leftCents, isLast ? cents + deliveryCents : cents)
}

/** Of the next pieces that come back, so that all pieces of a line together cost exactly its sum. */
function priceOfNext(
  { quantity, left, unitPriceCents, discountCents }: Refundable['lines'][number],
  count: number,
) {
  const priceOf = (pieces: number) =>
    unitPriceCents * pieces - Math.round((discountCents * pieces) / quantity)
  const back = quantity - left
  return priceOf(back + count) - priceOf(back)
}
