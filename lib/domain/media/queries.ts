import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { pictures } from '@/db/schema/pictures'
import { websites } from '@/db/schema/websites'
import { ENTRY_TABLES } from '../content/entry-tables'
import { isOwner } from '../content/queries'
import type { EntryKind, PositionCursor } from '../content/schema'
import { type Context, requireActor } from '../context'
import { DomainError, notFound } from '../errors'
import { type IdCursor, type Page, type Slice, slice } from '../paging'
import { prepared } from '../prepared'
import { lockWebsite } from '../websites/queries'
import { ENTRY_COLUMN } from './entry-pictures'
import { requireRole } from './picture-target'
import type { GalleryPicture, Picture } from './schema'

/** What is read of a gallery's pictures, which all have a position. */
const galleryColumns = { ...getTableColumns(pictures), position: sql<number>`${pictures.position}` }

/** The whole gallery of a website that the actor was found to own. */
export async function readGallery(tx: Context, websiteId: number): Promise<GalleryPicture[]> {
  return tx.db
    .select(galleryColumns)
    .from(pictures)
    .where(and(eq(pictures.kind, 'gallery'), eq(pictures.websiteId, websiteId)))
    .orderBy(asc(pictures.position))
}

/** A website and a page of its gallery, in one query. */
const galleryPage = prepared('gallery', ({ db }) => {
  const isIn = and(eq(pictures.websiteId, websites.id), eq(pictures.kind, 'gallery'))
  return db
    .select({ userId: websites.userId, status: websites.status, picture: galleryColumns })
    .from(websites)
    .leftJoin(pictures, and(isIn, gt(pictures.position, sql.placeholder('after'))))
    .where(eq(websites.id, sql.placeholder('websiteId')))
    .orderBy(asc(pictures.position))
    .limit(sql.placeholder('limit'))
})

/** A website's gallery in its order, for whoever may see the website: everybody while it is served, its owner and an
 *  ADMIN always. */
export async function listGallery(
  ctx: Context,
  websiteId: number,
  { limit, after }: Page<PositionCursor>,
): Promise<Slice<GalleryPicture, PositionCursor>> {
  const rows = await galleryPage(ctx).execute({ websiteId, after: after?.position ?? 0, limit: limit + 1 })
  const [website] = rows
  if (!website) throw notFound()
  const isOwner = ctx.actor?.role === 'ADMIN' || ctx.actor?.id === website.userId
  if (website.status === 'inactive' && !isOwner) throw new DomainError('site_inactive')
  const shown = rows.flatMap(({ picture }) => picture ?? [])
  return slice(shown, limit, ({ position }) => ({ position }))
}

/** The pictures of an entry, for whoever may see the entry, oldest first. */
export async function listEntryPictures(
  ctx: Context,
  kind: EntryKind,
  entryId: number,
  page: Page<IdCursor>,
): Promise<Slice<Picture, IdCursor>> {
  const table = ENTRY_TABLES[kind]
  const after = page.after ? gt(pictures.id, page.after.id) : undefined
  const rows = await ctx.db
    .select({ owned: isOwner(ctx), status: websites.status, active: table.active, picture: pictures })
    .from(table as PgTable)
    .innerJoin(websites, eq(websites.id, table.websiteId))
    .leftJoin(pictures, and(eq(ENTRY_COLUMN[kind], table.id), after))
    .where(eq(table.id, entryId))
    .orderBy(asc(pictures.id))
    .limit(page.limit + 1)
  const [entry] = rows
  if (!entry) throw notFound()
  if (entry.status === 'inactive' && !entry.owned) throw new DomainError('site_inactive')
  if (!entry.active && !entry.owned) throw notFound()
  return slice(
    rows.flatMap(({ picture }) => picture ?? []),
    page.limit,
    ({ id }) => ({ id }),
  )
}

/** The agency's uploads on a website, or those on none, oldest first; `forbidden` for all but an ADMIN. */
export async function listUploads(
  ctx: Context,
  websiteId: number | null,
  page: Page<IdCursor>,
): Promise<Slice<Picture, IdCursor>> {
  requireRole(ctx, { kind: 'upload' })
  const ofWebsite = websiteId === null ? isNull(pictures.websiteId) : eq(pictures.websiteId, websiteId)
  const after = page.after ? gt(pictures.id, page.after.id) : undefined
  const rows = await ctx.db
    .select()
    .from(pictures)
    .where(and(eq(pictures.kind, 'upload'), ofWebsite, after))
    .orderBy(asc(pictures.id))
    .limit(page.limit + 1)
  return slice(rows, page.limit, ({ id }) => ({ id }))
}

/** Which pictures an actor may change: those of their own websites, all for an ADMIN. */
const isOwn = (ctx: Context) => {
  const actor = requireActor(ctx)
  return actor.role === 'ADMIN' ? undefined : eq(websites.userId, actor.id)
}

/** A picture of one's own website, any for an ADMIN, its website held until the transaction ends; the start of every
 *  change to it. */
export async function lockPicture(tx: Context, which: { hash: string } | { id: number }) {
  const isIt = 'hash' in which ? eq(pictures.hash, which.hash) : eq(pictures.id, which.id)
  const [found] = await tx.db
    .select({ id: pictures.id, websiteId: pictures.websiteId })
    .from(pictures)
    .leftJoin(websites, eq(websites.id, pictures.websiteId))
    .where(and(isIt, isOwn(tx)))
  if (!found) throw notFound()
  // The website before its picture, as whoever adds or moves one does.
  if (found.websiteId !== null) await lockWebsite(tx, found.websiteId)
  const [picture] = await tx.db.select().from(pictures).where(eq(pictures.id, found.id)).for('update')
  if (!picture) throw notFound()
  return picture
}
