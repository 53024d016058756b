import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import { type Context, requireActor } from '../context'
import { notFound } from '../errors'
import { type IdCursor, type Page, type Slice, slice } from '../paging'
import { getWebsite } from '../websites/queries'
import type { WebhookDelivery, WebhookEndpoint } from './schema'

/** The addresses of one's own website, oldest first. */
export async function listEndpoints(
  ctx: Context,
  websiteId: number,
  page: Page<IdCursor>,
): Promise<Slice<WebhookEndpoint, IdCursor>> {
  await getWebsite(ctx, websiteId)
  const after = page.after ? gt(webhookEndpoints.id, page.after.id) : undefined
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), after))
    .orderBy(asc(webhookEndpoints.id))
    .limit(page.limit + 1)
  return slice(rows, page.limit, ({ id }) => ({ id }))
}

/** What was sent to an address of one's own website in the last 30 days, latest first. */
export async function listDeliveries(
  ctx: Context,
  endpointId: number,
  page: Page<IdCursor>,
): Promise<Slice<WebhookDelivery, IdCursor>> {
  await getEndpoint(ctx, endpointId)
  const after = page.after ? lt(webhookDeliveries.id, page.after.id) : undefined
  const rows = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), after))
    .orderBy(desc(webhookDeliveries.id))
    .limit(page.limit + 1)
  return slice(rows, page.limit, ({ id }) => ({ id }))
}

/** Whether the actor owns the joined website; an ADMIN owns all. */
function ownedBy(ctx: Context): SQL | undefined {
  const actor = requireActor(ctx)
  return actor.role === 'ADMIN' ? undefined : eq(websites.userId, actor.id)
}

const endpointsOf = (ctx: Context, id: number) =>
  ctx.db
    .select(getTableColumns(webhookEndpoints))
    .from(webhookEndpoints)
    .innerJoin(websites, eq(websites.id, webhookEndpoints.websiteId))
    .where(and(eq(webhookEndpoints.id, id), ownedBy(ctx)))

async function getEndpoint(ctx: Context, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await endpointsOf(ctx, id)
  if (!endpoint) throw notFound()
  return endpoint
}

/** An address of one's own website, held until the transaction ends. */
export async function lockEndpoint(tx: Context, id: number): Promise<WebhookEndpoint> {
  const [endpoint] = await endpointsOf(tx, id).for('update', { of: webhookEndpoints })
  if (!endpoint) throw notFound()
  return endpoint
}

/** A delivery to an address of one's own website, both held until the transaction ends. */
export async function lockDelivery(
  tx: Context,
  id: number,
): Promise<{ delivery: WebhookDelivery; endpoint: WebhookEndpoint }> {
  const [found] = await tx.db
    .select({ delivery: getTableColumns(webhookDeliveries), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(websites, eq(websites.id, webhookEndpoints.websiteId))
    .where(and(eq(webhookDeliveries.id, id), ownedBy(tx)))
    .for('update', { of: [webhookEndpoints, webhookDeliveries] })
  if (!found) throw notFound()
  return found
}
