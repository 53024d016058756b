import { and, eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import type { Context } from '../context'
import type { OffReason } from './schema'

/** Sends nothing more to an address until its owner says so, and tells the owner by mail: once, however many attempts
 *  find out at the same time. */
export async function switchOff(tx: Context, endpointId: number, reason: OffReason): Promise<void> {
  const [off] = await tx.db
    .update(webhookEndpoints)
    .set({ active: false, [reason === 'gone' ? 'goneAt' : 'givenUpAt']: sql`now()` })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.active, true)))
    .returning({ websiteId: webhookEndpoints.websiteId, url: webhookEndpoints.url })
  if (!off) return
  await tx.db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending')))
  const [owner] = await tx.db
    .select({ to: users.email, firstName: users.firstName, siteName: websites.name })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(eq(websites.id, off.websiteId))
  if (!owner) return
  const mail = { kind: 'webhook-off', endpointId, at: Date.now(), reason, ...off, ...owner } as const
  // The receiver decides how often it is gone.
  await tx.enqueue({ queue: 'mail', mail, hourly: `webhook-off/${off.websiteId}` })
}
