import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { announceStock } from '../catalogue/announce-stock'
import { releaseStock } from '../catalogue/stock'
import type { Tx } from '../context'
import { type OrderRow, readOrderLines } from '../orders/lock-order'
import { releaseUse } from './code-uses'
import { deleteFirstOrder, unlinkFirsts } from './hold-limits'

/** Why no payment can arrive any more: the session expired, an asynchronous payment failed, or the provider opened none. */
export type CancelReason = 'expired' | 'failed' | 'provider'

/** Cancels a locked pending order and releases what it held. Only once it certainly can no longer be paid. */
export async function cancelOrder(tx: Tx, order: OrderRow, reason: CancelReason): Promise<void> {
  const lines = await readOrderLines(tx, order.id)
  await releaseStock(tx, lines)
  await releaseUse(tx, order.discountCodeId)
  await (reason === 'provider' ? deleteFirstOrder : unlinkFirsts)(tx, order.id)
  await tx.db
    .update(orders)
    .set({ status: 'cancelled', awaitsPayment: false, cancelledAt: tx.now(), networkHash: null })
    .where(eq(orders.id, order.id))
  const { websiteId, totalCents } = order
  await tx.audit({
    action: 'order.cancelled',
    subject: { type: 'order', id: order.id },
    after: { websiteId, totalCents, reason },
  })
  await announceStock(tx, websiteId, lines)
}
