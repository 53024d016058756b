import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import type { Tx } from '../context'
import type { WebhookDelivery, WebhookEvent } from './schema'

/** Enqueues an event for each of these endpoints, to be sent `afterSeconds` from now. */
export async function writeDeliveries(
  tx: Tx,
  endpointIds: number[],
  event: WebhookEvent,
  afterSeconds = 0,
): Promise<WebhookDelivery[]> {
  if (endpointIds.length === 0) return []
  const written = { eventId: `msg_${randomUUID()}`, type: event.type, payload: JSON.stringify(event) }
  const nextAttemptAt = sql`now() + make_interval(secs => ${afterSeconds})`
  return tx.db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ endpointId, ...written, nextAttemptAt })))
    .returning()
}
