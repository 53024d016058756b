import { and, eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { mailPerson } from '../notifications/mail-person'
import { RECIPIENT_COLUMNS } from '../notifications/recipient-columns'
import type { OffReason } from './schema'

/** Stops sending to an endpoint until its owner switches it on again, and mails the owner: once, even if several attempts
 *  fail at the same time. */
export async function switchOff(tx: Tx, endpointId: number, reason: OffReason): Promise<void> {
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
    .select({ ...RECIPIENT_COLUMNS, siteName: websites.name })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.clientId))
    .where(eq(websites.id, off.websiteId))
  if (!owner) return
  const { siteName } = owner
  const mail = { kind: 'webhook-off', endpointId, at: tx.now().getTime(), reason, ...off, siteName } as const
  // Hourly, because the receiver controls how often it answers that it is gone.
  await mailPerson(tx, owner, mail, { hourly: `webhook-off/${off.websiteId}` })
}
