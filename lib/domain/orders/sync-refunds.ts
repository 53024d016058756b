import { eq, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import type { Refund } from '@/lib/providers/payments/payments'
import { alertAgency } from '../checkout/alert-agency'
import { askProvider } from '../checkout/payment-fault'
import { recordEvent, type SeenEvent } from '../checkout/record-event'
import type { Context, Tx } from '../context'
import { lockOrder, type OrderRow, readWholeOrder } from './lock-order'
import { mailRefundOfUnstocked } from './mail-order'
import { COUNTED_REFUNDS, statusAfterRefund } from './policy'

/** Reads what the provider has refunded of an order, wherever that was asked for, and moves the order to it. */
export async function syncRefunds(
  ctx: Context,
  { orderId, event }: { orderId: number; event?: SeenEvent },
): Promise<void> {
  const { order } = await readWholeOrder(ctx, orderId)
  const { paymentAccountId: accountId, paymentIntentId } = order
  const found =
    accountId && paymentIntentId
      ? await askProvider(ctx.providers.payments.listRefunds({ accountId, paymentIntentId }))
      : []
  await ctx.transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return
    await applyRefunds(tx, await lockOrder(tx, orderId), found)
  })
}

async function applyRefunds(tx: Tx, order: OrderRow, found: readonly Refund[]): Promise<void> {
  for (const { refundId, amountCents, status } of found)
    await tx.db
      .insert(refunds)
      .values({ orderId: order.id, refundId, amountCents, status })
      .onConflictDoUpdate({ target: refunds.refundId, set: { status: sql`excluded.status` } })
  const returned = found
    .filter(({ status }) => COUNTED_REFUNDS.includes(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const refundedCents = Math.min(order.totalCents, returned)
  const status = statusAfterRefund(order, refundedCents)
  if (refundedCents === order.refundedCents && status === order.status) return
  await tx.db.update(orders).set({ refundedCents, status }).where(eq(orders.id, order.id))
  await tx.audit({
    action: 'order.refunded',
    subject: { type: 'order', id: order.id },
    before: { status: order.status, refundedCents: order.refundedCents },
    after: { status, refundedCents },
  })
  if (order.status === 'refunded') {
    const detail = `${refundedCents} / ${order.totalCents}`
    await alertAgency(tx, { about: 'refund-failed', orderId: order.id, detail })
  }
  if (order.status === 'cancelled' && status === 'refunded') await mailRefundOfUnstocked(tx, order.id)
}
