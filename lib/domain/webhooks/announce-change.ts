import { and, eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import type { Change } from './schema'
import { writeDeliveries } from './write-deliveries'

/** Tells the website's active addresses of a change, in the change's own transaction: told if and only if it happened. */
export async function announceChange(tx: Context, change: Change): Promise<void> {
  const { websiteId, entity } = change
  const listening = await tx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), eq(webhookEndpoints.active, true)))
  await writeDeliveries(
    tx,
    listening.map(({ id }) => id),
    { type: `${entity}.changed`, timestamp: new Date().toISOString(), data: change },
  )
}
