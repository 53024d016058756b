import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Tx } from '../context'
import { CHANGE_DELAY_SECONDS } from './policy'
import type { Change } from './schema'
import { writeDeliveries } from './write-deliveries'

/** Enqueues messages about a change for the website's active endpoints, in the change's own transaction. `isOfList`: the
 *  change is about the list rather than this row, so a waiting message about any row is enough. */
export async function announceChange(tx: Tx, change: Change, { isOfList = false } = {}): Promise<void> {
  const { websiteId, entity } = change
  // Locked before their deliveries, the lock order used everywhere.
  const listening = await tx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), eq(webhookEndpoints.active, true)))
    .orderBy(asc(webhookEndpoints.id))
    .for('no key update')
  const ids = listening.map(({ id }) => id)
  const { id: _, ...ofList } = change
  const aboutToHear = await waitingFor(tx, ids, isOfList ? ofList : change)
  await writeDeliveries(
    tx,
    ids.filter((id) => !aboutToHear.has(id)),
    { type: `${entity}.changed`, timestamp: tx.now().toISOString(), data: change },
    CHANGE_DELAY_SECONDS,
  )
}

/** The endpoints with the same message still waiting. Locked, so that it is sent after this change. */
async function waitingFor(tx: Tx, endpointIds: number[], change: Partial<Change>): Promise<Set<number>> {
  if (endpointIds.length === 0) return new Set()
  const rows = await tx.db
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.endpointId, endpointIds),
        eq(webhookDeliveries.state, 'pending'),
        eq(webhookDeliveries.attempts, 0),
        sql`${webhookDeliveries.payload}::jsonb -> 'data' @> ${JSON.stringify(change)}::jsonb`,
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .for('update')
  return new Set(rows.map(({ endpointId }) => endpointId))
}
