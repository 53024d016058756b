import { and, eq, ne, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { deliverWebhook } from '@/lib/providers/webhooks/deliver-webhook'
import type { Context } from '../context'
import { claimAttempt } from './claim-attempt'

export type DeliverWebhook = typeof deliverWebhook
type Outcome = Awaited<ReturnType<DeliverWebhook>>

const GONE = 410

/** Makes the attempt that is due for a delivery, if one is; a repeat of the job finds none. */
export async function attemptDelivery(
  ctx: Context,
  deliver: DeliverWebhook,
  deliveryId: number,
): Promise<void> {
  const claimed = await claimAttempt(ctx, deliveryId)
  if (!claimed) return
  const outcome = await deliver(claimed)
  if (outcome.delivered) await recordSuccess(ctx, deliveryId, outcome)
  else await recordFailure(ctx, deliveryId, claimed.endpointId, outcome)
}

async function recordSuccess(ctx: Context, deliveryId: number, { status }: Outcome): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({
      state: 'delivered',
      deliveredAt: sql`now()`,
      nextAttemptAt: null,
      lastStatus: status,
      lastError: null,
      lastAnswer: null,
    })
    .where(eq(webhookDeliveries.id, deliveryId))
}

async function recordFailure(
  ctx: Context,
  deliveryId: number,
  endpointId: number,
  { status, error, answer }: Outcome,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    // The address before its deliveries, as whoever deletes it locks them.
    if (status === GONE) await switchOff(tx, endpointId)
    await tx.db
      .update(webhookDeliveries)
      .set({ lastStatus: status, lastError: error, lastAnswer: answer })
      // An attempt that came after this one may have succeeded before it.
      .where(and(eq(webhookDeliveries.id, deliveryId), ne(webhookDeliveries.state, 'delivered')))
  })
}

/** The receiver says that its address is gone for good: nothing more is sent there until the owner says so. */
async function switchOff(tx: Context, endpointId: number): Promise<void> {
  await tx.db
    .update(webhookEndpoints)
    .set({ active: false, goneAt: sql`now()` })
    .where(eq(webhookEndpoints.id, endpointId))
  await tx.db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending')))
}
