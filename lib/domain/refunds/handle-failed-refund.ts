import { and, eq, isNotNull } from 'drizzle-orm'
import { refunds } from '@/db/schema/payments'
import type { Context } from '../context'
import { notFound } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'

/** Records that the owner handled a failed refund, such as by a transfer. */
export async function handleFailedRefund(
  ctx: Context,
  { orderId, refundId }: { orderId: number; refundId: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { websiteId } = await lockOwnOrder(tx, orderId)
    const isIt = and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), isNotNull(refunds.failedAt))
    const [refund] = await tx.db.select().from(refunds).where(isIt)
    if (!refund) throw notFound()
    if (refund.handledAt) return
    await tx.db.update(refunds).set({ handledAt: tx.now() }).where(isIt)
    const after = { websiteId, amountCents: refund.amountCents }
    await tx.audit({ action: 'order.refund-handled', subject: { type: 'order', id: orderId }, after })
  })
}
