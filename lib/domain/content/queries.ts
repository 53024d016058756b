import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { websites } from '@/db/schema/websites'
import { type Context, requireActor } from '../context'
import { DomainError, notFound } from '../errors'
import { type Page, type Slice, slice } from '../paging'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import type { Entries, EntryKind, PositionCursor } from './schema'
import { visitorRows } from './visitor-rows'

type EntryPage<Kind extends EntryKind> = Slice<Entries[Kind], PositionCursor>

/** Whether the actor owns the website that is read, as a condition; an ADMIN owns all. */
export function isOwner({ actor }: Context): SQL<boolean> {
  if (!actor) return sql`false`
  return actor.role === 'ADMIN' ? sql`true` : sql`${websites.userId} = ${actor.id}`
}

/** A website and a page of its entries, in one query. */
async function readEntries<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  websiteId: number,
  page: Page<PositionCursor>,
  which: SQL | undefined,
) {
  const table = ENTRY_TABLES[kind]
  const after = page.after ? gt(table.position, page.after.position) : undefined
  const rows = await ctx.db
    .select({
      owned: isOwner(ctx),
      status: websites.status,
      entry: entryColumns(ctx, kind),
    })
    .from(websites)
    .leftJoin(table as PgTable, and(eq(table.websiteId, websites.id), after, which))
    .where(eq(websites.id, websiteId))
    .orderBy(asc(table.position))
    .limit(page.limit + 1)
  return pageOf<Kind>(rows, page)
}

function pageOf<Kind extends EntryKind>(
  rows: { owned: boolean; status: string; entry: object | null }[],
  page: Page<PositionCursor>,
) {
  const [website] = rows
  if (!website) throw notFound()
  const entries = rows.flatMap(({ entry }) => (entry ? [entry as unknown as Entries[Kind]] : []))
  const read: EntryPage<Kind> = slice(entries, page.limit, ({ position }) => ({ position }))
  return { ...website, read }
}

function shown<Read>(website: { owned: boolean; status: string; read: Read }): Read {
  if (website.status === 'inactive' && !website.owned) throw new DomainError('site_inactive')
  return website.read
}

const listForVisitors = async <Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  websiteId: number,
  page: Page<PositionCursor>,
): Promise<EntryPage<Kind>> => shown(pageOf<Kind>(await visitorRows(ctx, kind, websiteId, page), page))

/** What visitors of a website see, in order, whoever asks. */
export async function listShownEntries<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  websiteId: number,
  page: Page<PositionCursor>,
): Promise<EntryPage<Kind>> {
  if (!ctx.actor) return listForVisitors(ctx, kind, websiteId, page)
  return shown(await readEntries(ctx, kind, websiteId, page, eq(ENTRY_TABLES[kind].active, true)))
}

/** All entries for the website's owner, the shown ones for everybody else. */
export async function listVisibleEntries<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  websiteId: number,
  page: Page<PositionCursor>,
): Promise<EntryPage<Kind>> {
  if (!ctx.actor) return listForVisitors(ctx, kind, websiteId, page)
  const which = or(eq(ENTRY_TABLES[kind].active, true), isOwner(ctx))
  return shown(await readEntries(ctx, kind, websiteId, page, which))
}

/** All entries of a website of one's own, hidden ones too. */
export async function listOwnEntries<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  websiteId: number,
  page: Page<PositionCursor>,
): Promise<EntryPage<Kind>> {
  requireActor(ctx)
  const { owned, read } = await readEntries(ctx, kind, websiteId, page, undefined)
  if (!owned) throw notFound()
  return read
}

/** An entry of one's own website. */
export async function getEntry<Kind extends EntryKind>(
  ctx: Context,
  kind: Kind,
  id: number,
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  requireActor(ctx)
  const [entry] = await ctx.db
    .select(entryColumns(ctx, kind))
    .from(table as PgTable)
    .innerJoin(websites, eq(websites.id, table.websiteId))
    .where(and(eq(table.id, id), isOwner(ctx)))
  if (!entry) throw notFound()
  return entry as unknown as Entries[Kind]
}

/** An entry of one's own website, its website held until the transaction ends; the start of every change to it. */
export async function lockEntry<Kind extends EntryKind>(
  tx: Context,
  kind: Kind,
  id: number,
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  requireActor(tx)
  const [website] = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .innerJoin(table as PgTable, eq(table.websiteId, websites.id))
    .where(and(eq(table.id, id), isOwner(tx)))
    .for('update', { of: websites })
  if (!website) throw notFound()
  // Read after the lock: while it was waited for, the entry may have moved or gone.
  const [entry] = await tx.db
    .select(entryColumns(tx, kind))
    .from(table as PgTable)
    .where(eq(table.id, id))
  if (!entry) throw notFound()
  return entry as unknown as Entries[Kind]
}
