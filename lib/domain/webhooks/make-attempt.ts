import { and, eq, ne, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { DeliveryOutcome } from '@/lib/providers/webhooks/deliver-webhook'
import type { Context, Tx } from '../context'
import type { ClaimedAttempt } from './claim-attempt'
import { SWITCH_OFF_AFTER_DAYS } from './policy'
import { switchOff } from './switch-off'

const GONE = 410
const DAY_MS = 24 * 60 * 60 * 1000

/** Makes a claimed attempt, and releases its endpoint for the next one. */
export async function makeAttempt(ctx: Context, claimed: ClaimedAttempt): Promise<void> {
  const outcome = await ctx.providers.webhooks.deliver(claimed)
  if (outcome.delivered) await recordSuccess(ctx, claimed, outcome)
  else await recordFailure(ctx, claimed, outcome)
}

// Both lock the endpoint before its delivery, like its deletion.

async function recordSuccess(
  ctx: Context,
  { deliveryId, endpointId }: ClaimedAttempt,
  { status }: DeliveryOutcome,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(webhookEndpoints)
      .set({ failingSince: null, attemptUntil: null })
      .where(eq(webhookEndpoints.id, endpointId))
    await tx.db
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
  })
}

async function recordFailure(
  ctx: Context,
  { deliveryId, endpointId, isLast }: ClaimedAttempt,
  { status, error, answer }: DeliveryOutcome,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const isLong = await countFailure(tx, endpointId)
    if (status === GONE) await switchOff(tx, endpointId, 'gone')
    else if (isLast && isLong) await switchOff(tx, endpointId, 'failing')
    await tx.db
      .update(webhookDeliveries)
      .set({ lastStatus: status, lastError: error, lastAnswer: answer })
      // A later attempt may have succeeded first.
      .where(and(eq(webhookDeliveries.id, deliveryId), ne(webhookDeliveries.state, 'delivered')))
  })
}

/** Records since when messages to the endpoint have failed; returns whether that is too long. */
async function countFailure(tx: Tx, endpointId: number): Promise<boolean> {
  const now = tx.now()
  const [row] = await tx.db
    .update(webhookEndpoints)
    .set({
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now.toISOString()})`,
      attemptUntil: null,
    })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({ since: webhookEndpoints.failingSince })
  const end = now.getTime() - SWITCH_OFF_AFTER_DAYS * DAY_MS
  return row?.since ? row.since.getTime() < end : false
}
