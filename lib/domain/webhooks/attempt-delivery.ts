import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { deliverWebhook } from '@/lib/providers/webhooks/deliver-webhook'
import type { Context } from '../context'
import { claimAttempt } from './claim-attempt'
import { GIVE_UP_AFTER_DAYS } from './policy'
import { switchOff } from './switch-off'

export type DeliverWebhook = typeof deliverWebhook
type Outcome = Awaited<ReturnType<DeliverWebhook>>
type Attempt = NonNullable<Awaited<ReturnType<typeof claimAttempt>>>

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
  if (outcome.delivered) await recordSuccess(ctx, deliveryId, claimed, outcome)
  else await recordFailure(ctx, deliveryId, claimed, outcome)
}

// Both write the address before its delivery, as whoever deletes it locks them.

async function recordSuccess(
  ctx: Context,
  deliveryId: number,
  { endpointId }: Attempt,
  { status }: Outcome,
): Promise<void> {
  await ctx.db
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, endpointId), isNotNull(webhookEndpoints.failingSince)))
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
  { endpointId, isLast }: Attempt,
  { status, error, answer }: Outcome,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const isLong = await countFailure(tx, endpointId)
    if (status === GONE) await switchOff(tx, endpointId, 'gone')
    else if (isLast && isLong) await switchOff(tx, endpointId, 'failing')
    await tx.db
      .update(webhookDeliveries)
      .set({ lastStatus: status, lastError: error, lastAnswer: answer })
      // An attempt that came after this one may have succeeded before it.
      .where(and(eq(webhookDeliveries.id, deliveryId), ne(webhookDeliveries.state, 'delivered')))
  })
}

/** Notes since when nothing arrives at the address, and whether that is too long. */
async function countFailure(tx: Context, endpointId: number): Promise<boolean> {
  const [row] = await tx.db
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, now())` })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({
      isLong: sql<boolean>`${webhookEndpoints.failingSince} < now() - make_interval(days => ${GIVE_UP_AFTER_DAYS})`,
    })
  return row?.isLong ?? false
}
