import { and, asc, eq, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context, Tx } from '../context'
import { lockNextEndpoint } from './lock-next-endpoint'
import { CLAIM_SECONDS, retryDelay } from './policy'

export type ClaimedAttempt = {
  deliveryId: number
  endpointId: number
  eventId: string
  payload: string
  url: string
  secrets: string[]
  isLast: boolean
  /** Whether the last attempt to the endpoint failed. */
  isFailing: boolean
}

/** Claims the next due attempt and its endpoint, so that no other instance sends to the endpoint meanwhile. Schedules the next
 *  attempt first: a crash loses one attempt, and no attempt is made twice. null when no attempt is allowed now. */
export async function claimAttempt(
  ctx: Context,
  options: { includeFailing: boolean },
): Promise<ClaimedAttempt | null> {
  for (;;) {
    const claimed = await ctx.transaction((tx) => claimNext(tx, options))
    if (claimed !== 'closed') return claimed
  }
}

async function claimNext(
  tx: Tx,
  options: { includeFailing: boolean },
): Promise<ClaimedAttempt | 'closed' | null> {
  const endpointId = await lockNextEndpoint(tx, options)
  if (endpointId === undefined) return null
  const due = await lockDue(tx, endpointId)
  if (!due) return null
  const { deliveryId, eventId, payload, url, secret, previousSecret, previousSecretUntil } = due
  if (!due.active) {
    await failDelivery(tx, deliveryId, SWITCHED_OFF)
    return 'closed'
  }
  const attempt = due.attempts + 1
  await recordAttempt(tx, deliveryId, attempt)
  await tx.db
    .update(webhookEndpoints)
    .set({
      attemptUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
      lastAttemptAt: sql`now()`,
    })
    .where(eq(webhookEndpoints.id, endpointId))
  const isPreviousValid = previousSecret && previousSecretUntil && previousSecretUntil > tx.now()
  return {
    deliveryId,
    endpointId,
    eventId,
    payload,
    url,
    secrets: isPreviousValid ? [secret, previousSecret] : [secret],
    isLast: retryDelay(attempt) === null,
    isFailing: due.failingSince !== null,
  }
}

const SWITCHED_OFF = 'L’adresse était désactivée.'

async function lockDue(tx: Tx, endpointId: number) {
  const [due] = await tx.db
    .select({
      deliveryId: webhookDeliveries.id,
      eventId: webhookDeliveries.eventId,
      payload: webhookDeliveries.payload,
      attempts: webhookDeliveries.attempts,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      previousSecret: webhookEndpoints.previousSecret,
      previousSecretUntil: webhookEndpoints.previousSecretUntil,
      active: webhookEndpoints.active,
      failingSince: webhookEndpoints.failingSince,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.state, 'pending'),
        sql`${webhookDeliveries.nextAttemptAt} <= now()`,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { of: webhookDeliveries })
  return due
}

async function recordAttempt(tx: Tx, deliveryId: number, attempt: number): Promise<void> {
  const wait = retryDelay(attempt)
  await tx.db
    .update(webhookDeliveries)
    .set({
      attempts: attempt,
      state: wait === null ? 'failed' : 'pending',
      nextAttemptAt: wait === null ? null : sql`now() + make_interval(secs => ${wait})`,
    })
    .where(eq(webhookDeliveries.id, deliveryId))
}

async function failDelivery(tx: Tx, deliveryId: number, reason: string): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null, lastError: reason })
    .where(eq(webhookDeliveries.id, deliveryId))
}
