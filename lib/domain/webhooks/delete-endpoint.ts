import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { lockEndpoint } from './queries'

/** Deletes an endpoint with its log; its pending messages are not sent. */
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { websiteId, url } = await lockEndpoint(tx, id)
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    const before = { websiteId, host: new URL(url).host }
    await tx.audit({ action: 'webhook.deleted', subject: { type: 'webhook', id }, before })
  })
}
