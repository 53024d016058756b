import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { CHANGE_WAIT_SECONDS } from './policy'
import type { Change } from './schema'
import { writeDeliveries } from './write-deliveries'

/** Tells the website's active addresses of a change, in the change's own transaction: told if and only if it happened. */
export async function announceChange(tx: Context, change: Change): Promise<void> {
  const { websiteId, entity } = change
  // Held before their deliveries, as everybody locks them.
  const listening = await tx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), eq(webhookEndpoints.active, true)))
    .orderBy(asc(webhookEndpoints.id))
    .for('no key update')
  const ids = listening.map(({ id }) => id)
  const aboutToHear = await waitingFor(tx, ids, change)
  await writeDeliveries(
    tx,
    ids.filter((id) => !aboutToHear.has(id)),
    { type: `${entity}.changed`, timestamp: new Date().toISOString(), data: change },
    CHANGE_WAIT_SECONDS,
  )
}

/** The addresses for which a message that says just this still waits. Held, so that it leaves after this change is made. */
async function waitingFor(tx: Context, endpointIds: number[], change: Change): Promise<Set<number>> {
  if (endpointIds.length === 0) return new Set()
  const rows = await tx.db
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.endpointId, endpointIds),
        eq(webhookDeliveries.state, 'pending'),
        eq(webhookDeliveries.attempts, 0),
        sql`${webhookDeliveries.payload}::jsonb -> 'data' = ${JSON.stringify(change)}::jsonb`,
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .for('update')
  return new Set(rows.map(({ endpointId }) => endpointId))
}
