import { eq } from 'drizzle-orm'
import { refunds } from '@/db/schema/payments'
import type { Tx } from '../context'
import { type OrderRow, readOrderLines } from '../orders/lock-order'
import { vatInOrder } from '../orders/vat'
import { isCounted } from './policy'
import { type RefundRow, readRefunds } from './request-refund'
import { sharesOfRefund } from './shares-of-refund'

/** Stores the shares of a locked order's refunds that count now and did not before. */
export async function storeShares(tx: Tx, order: OrderRow, before: readonly RefundRow[]): Promise<void> {
  const had = new Set(before.map(({ id }) => id))
  const counted = (await readRefunds(tx, order.id)).filter(({ status }) => isCounted(status))
  const earlier = counted.filter(({ id }) => had.has(id))
  const added = counted.filter(({ id }) => !had.has(id))
  if (added.length === 0) return
  const vat = vatInOrder(order, await readOrderLines(tx, order.id))
  for (const refund of added) {
    const shares = sharesOfRefund({ ...order, vat }, earlier, refund.amountCents)
    await tx.db.update(refunds).set(shares).where(eq(refunds.id, refund.id))
    earlier.push({ ...refund, ...shares })
  }
}
