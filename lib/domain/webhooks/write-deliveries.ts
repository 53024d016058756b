import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import type { Context } from '../context'
import type { WebhookDelivery, WebhookEvent } from './schema'

/** Writes an event down for each of these addresses, with the job of its first attempt, so many seconds from now. */
export async function writeDeliveries(
  tx: Context,
  endpointIds: number[],
  event: WebhookEvent,
  afterSeconds = 0,
): Promise<WebhookDelivery[]> {
  if (endpointIds.length === 0) return []
  const written = { eventId: `msg_${randomUUID()}`, type: event.type, payload: JSON.stringify(event) }
  const nextAttemptAt = sql`now() + make_interval(secs => ${afterSeconds})`
  const rows = await tx.db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ endpointId, ...written, nextAttemptAt })))
    .returning()
  for (const { id } of rows) await tx.enqueue({ queue: 'webhooks', deliveryId: id, afterSeconds })
  return rows
}
