import { eq, sql } from 'drizzle-orm'
import { disputes } from '@/db/schema/payments'
import type { Context } from '../context'
import { callProvider } from '../payments/call-provider'
import { type EventRef, recordEvent } from '../payments/record-event'
import { lockOrder } from './lock-order'
import { mailDispute } from './mail-order'
import { isOutdatedStatus } from './policy'

type Input = { orderId: number; accountId: string; disputeId: string; event?: EventRef }

/** Stores the state of a dispute over an order's payment. Notifies owner and agency once when it opens, and once when the
 *  bank asks again after a first answer. */
export async function recordDispute(
  ctx: Context,
  { orderId, accountId, disputeId, event }: Input,
): Promise<void> {
  const dispute = await callProvider(ctx, ctx.providers.payments.readDispute({ accountId, disputeId }))
  await ctx.transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return
    const order = await lockOrder(tx, orderId)
    const { amountCents, reason, status, dueBy } = dispute
    const [before] = await tx.db.select().from(disputes).where(eq(disputes.id, disputeId))
    if (before && isOutdatedStatus(before.status, status)) return
    await tx.db
      .insert(disputes)
      .values({ id: disputeId, orderId, amountCents, reason, status, dueBy, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: disputes.id,
        set: {
          status: sql`excluded.status`,
          dueBy: sql`excluded.due_by`,
          amountCents: sql`excluded.amount_cents`,
        },
      })
    await tx.audit({
      action: 'order.disputed',
      subject: { type: 'order', id: order.id },
      after: { websiteId: order.websiteId, amountCents, reason, status },
    })
    const asksAgain = status === 'appeal_needs_response' && before?.status !== status
    if (!before || asksAgain) await mailDispute(tx, orderId, dispute)
  })
}
