import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { lockWebsite } from '../websites/queries'
import { MAX_ENDPOINTS, type WebhookEndpoint } from './schema'
import { newSecret } from './secret'

/** Adds an address to the actor's own website, with a secret of its own; `conflict` beyond five. */
export async function addEndpoint(
  ctx: Context,
  { websiteId, url }: { websiteId: number; url: string },
): Promise<WebhookEndpoint> {
  const fault = await ctx.providers.webhooks.addressFault(url)
  if (fault) throw invalidField('url', fault)
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const existing = await tx.db
      .select({ url: webhookEndpoints.url })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.websiteId, websiteId))
    if (existing.some((endpoint) => endpoint.url === url))
      throw invalidField('url', 'Cette adresse est déjà enregistrée.')
    if (existing.length >= MAX_ENDPOINTS)
      throw new DomainError('conflict', `Un site compte ${MAX_ENDPOINTS} adresses au plus.`)
    const [added] = await tx.db
      .insert(webhookEndpoints)
      .values({ websiteId, url, secret: newSecret() })
      .returning()
    if (!added) throw new Error('The address was not written')
    const { host } = new URL(url)
    const subject = { type: 'webhook' as const, id: added.id }
    await tx.audit({ action: 'webhook.added', subject, after: { websiteId, host } })
    return added
  })
}
