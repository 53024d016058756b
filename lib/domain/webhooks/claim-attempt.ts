import { and, eq, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { waitAfter } from './policy'

type Claimed = {
  endpointId: number
  eventId: string
  payload: string
  url: string
  secrets: string[]
  isLast: boolean
}

/** Takes the attempt that is due and books the next one before it is made: a crash in between costs one attempt, and
 *  no attempt is made twice. Null when none is due. */
export async function claimAttempt(ctx: Context, deliveryId: number): Promise<Claimed | null> {
  return ctx.transaction(async (tx) => {
    const [due] = await tx.db
      .select({
        endpointId: webhookDeliveries.endpointId,
        eventId: webhookDeliveries.eventId,
        payload: webhookDeliveries.payload,
        attempts: webhookDeliveries.attempts,
        url: webhookEndpoints.url,
        secret: webhookEndpoints.secret,
        previousSecret: sql<
          string | null
        >`case when ${webhookEndpoints.previousSecretUntil} > now() then ${webhookEndpoints.previousSecret} end`,
        active: webhookEndpoints.active,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookDeliveries.id, deliveryId), isDue))
      .for('update', { of: webhookDeliveries })
    if (!due) return null
    if (!due.active) {
      await close(tx, deliveryId, SWITCHED_OFF)
      return null
    }
    const attempt = due.attempts + 1
    await book(tx, deliveryId, attempt)
    const { endpointId, eventId, payload, url, secret, previousSecret } = due
    return {
      endpointId,
      eventId,
      payload,
      url,
      secrets: previousSecret ? [secret, previousSecret] : [secret],
      isLast: waitAfter(attempt) === null,
    }
  })
}

const SWITCHED_OFF = 'L’adresse était désactivée.'

/** The job's clock is finer than the column's milliseconds, so a job may come a trace too early. */
const isDue = and(
  eq(webhookDeliveries.state, 'pending'),
  sql`${webhookDeliveries.nextAttemptAt} <= now() + interval '1 second'`,
)

async function book(tx: Context, deliveryId: number, attempt: number): Promise<void> {
  const wait = waitAfter(attempt)
  await tx.db
    .update(webhookDeliveries)
    .set({
      attempts: attempt,
      state: wait === null ? 'failed' : 'pending',
      nextAttemptAt: wait === null ? null : sql`now() + make_interval(secs => ${wait})`,
    })
    .where(eq(webhookDeliveries.id, deliveryId))
  if (wait !== null) await tx.enqueue({ queue: 'webhooks', deliveryId, afterSeconds: wait })
}

async function close(tx: Context, deliveryId: number, reason: string): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null, lastError: reason })
    .where(eq(webhookDeliveries.id, deliveryId))
}
