import { and, asc, desc, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import { actingUser, isViewed, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { type IdCursor, type Page, pageOf, type Slice } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { getWebsite } from '../websites/queries'
import type { ShownEndpoint, WebhookDelivery, WebhookEndpoint } from './schema'

/** The endpoints of the actor's own website, oldest first. While an administrator views them, without what could be reused:
 *  the secret, and the query of the URL. */
export async function listEndpoints(
  reads: Reads,
  { websiteId, after, limit }: Page<IdCursor> & { websiteId: number },
): Promise<Slice<ShownEndpoint, IdCursor>> {
  await getWebsite(reads, websiteId)
  const isAfter = after ? gt(webhookEndpoints.id, after.id) : undefined
  const rows = await reads.db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), isAfter))
    .orderBy(asc(webhookEndpoints.id))
    .limit(limit + 1)
  const { rows: endpoints, next } = pageOf(rows, limit, ({ id }) => ({ id }))
  return { rows: endpoints.map((endpoint) => shown(reads, endpoint)), next }
}

function shown({ actor }: Reads, { previousSecret: _, ...endpoint }: WebhookEndpoint): ShownEndpoint {
  if (!isViewed(actor)) return endpoint
  const { origin, pathname, search } = new URL(endpoint.url)
  return { ...endpoint, url: `${origin}${pathname}${search && '?…'}`, secret: null }
}

/** The messages sent to an endpoint of the actor's own website in the last 30 days, latest first. */
export async function listDeliveries(
  reads: Reads,
  { endpointId, after, limit }: Page<IdCursor> & { endpointId: number },
): Promise<Slice<WebhookDelivery, IdCursor>> {
  await getEndpoint(reads, endpointId)
  const isAfter = after ? lt(webhookDeliveries.id, after.id) : undefined
  const rows = await reads.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isAfter))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ id }) => ({ id }))
}

function endpointOf(reads: Reads, id: number) {
  actingUser(reads)
  return reads.db
    .select(getTableColumns(webhookEndpoints))
    .from(webhookEndpoints)
    .innerJoin(websites, eq(websites.id, webhookEndpoints.websiteId))
    .where(and(eq(webhookEndpoints.id, id), ownsWebsite(reads)))
}

async function getEndpoint(reads: Reads, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await endpointOf(reads, id)
  if (!endpoint) throw notFound()
  return endpoint
}

/** An endpoint of the actor's own website, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await endpointOf(tx, id).for('update', { of: webhookEndpoints })
  if (!endpoint) throw notFound()
  return endpoint
}

/** A delivery to an endpoint of the actor's own website, both locked until the transaction ends. */
export async function lockDelivery(
  tx: Tx,
  id: number,
): Promise<{ delivery: WebhookDelivery; endpoint: WebhookEndpoint }> {
  actingUser(tx)
  const [found] = await tx.db
    .select({ delivery: getTableColumns(webhookDeliveries), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(websites, eq(websites.id, webhookEndpoints.websiteId))
    .where(and(eq(webhookDeliveries.id, id), ownsWebsite(tx)))
    .for('update', { of: [webhookEndpoints, webhookDeliveries] })
  if (!found) throw notFound()
  return found
}
