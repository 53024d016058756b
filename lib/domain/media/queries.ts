import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { type Context, requireActor } from '../context'
import { DomainError } from '../errors'
import { type IdCursor, type Page, type Slice, slice } from '../paging'
import { requireShownWebsite } from '../websites/queries'
import type { Picture } from './schema'

type PicturePage = Slice<Picture, IdCursor>

const ofWebsite = (websiteId: number | null) =>
  websiteId === null ? isNull(pictures.websiteId) : eq(pictures.websiteId, websiteId)

async function readPictures(
  ctx: Context,
  which: SQL | undefined,
  page: Page<IdCursor>,
): Promise<PicturePage> {
  const rows = await ctx.db
    .select()
    .from(pictures)
    .where(and(which, page.after ? gt(pictures.id, page.after.id) : undefined))
    .orderBy(asc(pictures.id))
    .limit(page.limit + 1)
  return slice(rows, page.limit, ({ id }) => ({ id }))
}

/** A website's gallery, for whoever may see the website, oldest first. */
export async function listGallery(
  ctx: Context,
  websiteId: number,
  page: Page<IdCursor>,
): Promise<PicturePage> {
  await requireShownWebsite(ctx, websiteId)
  return readPictures(ctx, and(eq(pictures.kind, 'gallery'), ofWebsite(websiteId)), page)
}

/** The agency's uploads on a website, or those on none, oldest first; `forbidden` for all but an ADMIN. */
export async function listUploads(
  ctx: Context,
  websiteId: number | null,
  page: Page<IdCursor>,
): Promise<PicturePage> {
  if (requireActor(ctx).role !== 'ADMIN') throw new DomainError('forbidden')
  return readPictures(ctx, and(eq(pictures.kind, 'upload'), ofWebsite(websiteId)), page)
}
