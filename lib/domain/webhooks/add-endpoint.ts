import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { lockWebsite } from '../websites/queries'
import { lockEndpoint } from './queries'
import { MAX_ENDPOINTS, type WebhookEndpoint } from './schema'
import { newSecret } from './secret'

/** Adds an endpoint with its own secret to the actor's own website; `conflict` above five. */
export async function addEndpoint(
  ctx: Context,
  { submissionId, ...endpoint }: NewEndpoint & Keyed,
): Promise<WebhookEndpoint> {
  const fault = await ctx.providers.webhooks.addressFault(endpoint.url)
  if (fault) throw invalidField('url', fault)
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'webhook', content: endpoint },
      {
        create: () => insertEndpoint(tx, endpoint),
        read: (id) => lockEndpoint(tx, id),
      },
    ),
  )
}

type NewEndpoint = { websiteId: number; url: string }

async function insertEndpoint(tx: Tx, { websiteId, url }: NewEndpoint): Promise<WebhookEndpoint> {
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
}
