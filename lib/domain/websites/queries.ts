import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import { type Context, requireActor } from '../context'
import { DomainError, notFound } from '../errors'
import { type IdCursor, type Page, type Slice, slice } from '../paging'
import type { Website } from './schema'

type WebsitePage = Slice<Website, IdCursor>

async function readWebsites(
  ctx: Context,
  which: SQL | undefined,
  page: Page<IdCursor>,
): Promise<WebsitePage> {
  const rows = await ctx.db
    .select()
    .from(websites)
    .where(and(which, page.after ? gt(websites.id, page.after.id) : undefined))
    .orderBy(asc(websites.id))
    .limit(page.limit + 1)
  return slice(rows, page.limit, (row) => ({ id: row.id }))
}

export async function listOwnWebsites(ctx: Context, page: Page<IdCursor>): Promise<WebsitePage> {
  return readWebsites(ctx, eq(websites.userId, requireActor(ctx).id), page)
}

/** Every website; `forbidden` for all but an ADMIN. */
export async function listAllWebsites(ctx: Context, page: Page<IdCursor>): Promise<WebsitePage> {
  if (requireActor(ctx).role !== 'ADMIN') throw new DomainError('forbidden')
  return readWebsites(ctx, undefined, page)
}

/** The websites an actor may change, as a condition: their own, or all for an ADMIN. */
function ownWebsite(ctx: Context, id: number): SQL | undefined {
  const actor = requireActor(ctx)
  return and(eq(websites.id, id), actor.role === 'ADMIN' ? undefined : eq(websites.userId, actor.id))
}

/** A website of one's own, or any for an ADMIN. */
export async function getWebsite(ctx: Context, id: number): Promise<Website> {
  const [website] = await ctx.db.select().from(websites).where(ownWebsite(ctx, id))
  if (!website) throw notFound()
  return website
}

/** The same, held until the transaction ends: whoever changes the order of its content starts here. */
export async function lockWebsite(tx: Context, id: number): Promise<Website> {
  const [website] = await tx.db.select().from(websites).where(ownWebsite(tx, id)).for('update')
  if (!website) throw notFound()
  return website
}
