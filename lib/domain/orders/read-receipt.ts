import type { Reads } from '../context'
import { DomainError } from '../errors'
import { getOrder, type Order } from './queries'

/** An order that was paid. */
export type Receipt = Order & { paidAt: Date }

/** The content of a receipt; `conflict` for an unpaid order. */
export async function readReceipt(reads: Reads, id: number): Promise<Receipt> {
  const order = await getOrder(reads, id)
  const { paidAt } = order
  if (!paidAt)
    throw new DomainError('conflict', 'Cette commande n’est pas payée\u00a0: elle n’a pas de reçu.')
  return { ...order, paidAt }
}
