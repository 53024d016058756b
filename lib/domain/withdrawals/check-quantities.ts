import type { ItemQuantity } from '@/db/schema/payments'
import type { Reads } from '../context'
import { invalidField } from '../errors'
import { readWholeOrder, type WholeOrder } from '../orders/lock-order'
import { quantityField } from '../orders/policy'
import { notWithdrawn, type Withdrawal } from './policy'
import { listWithdrawals } from './queries'

const NOTHING_CHOSEN = 'Choisissez au moins un article, avec sa quantité.'

/** The chosen pieces; refused on their field if more are chosen than remain, or none at all. */
export function requireQuantities(
  { lines }: WholeOrder,
  known: readonly Withdrawal[],
  asked: readonly ItemQuantity[],
): ItemQuantity[] {
  const left = notWithdrawn(lines, known)
  for (const { itemId, quantity } of asked) {
    const most = left.find((line) => line.itemId === itemId)?.quantity ?? 0
    if (quantity > most) throw invalidField(quantityField(itemId), `Au plus ${most}.`)
  }
  const pieces = asked.filter(({ quantity }) => quantity > 0)
  const first = left.find(({ quantity }) => quantity > 0)?.itemId ?? 0
  if (pieces.length === 0) throw invalidField(quantityField(first), NOTHING_CHOSEN)
  return pieces
}

/** The same before the confirmation page, for an order whose link the actor has. */
export async function checkQuantities(
  reads: Reads,
  { orderId, pieces }: { orderId: number; pieces: ItemQuantity[] },
): Promise<void> {
  const [whole, known] = await Promise.all([readWholeOrder(reads, orderId), listWithdrawals(reads, orderId)])
  requireQuantities(whole, known, pieces)
}
