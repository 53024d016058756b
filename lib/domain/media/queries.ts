import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import { listVersions } from '@/db/schema/list-versions'
import { pictures } from '@/db/schema/pictures'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { DomainError, notFound } from '../errors'
import { type Page, type PositionCursor, pageOf, type Slice } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { isIn } from '../positions'
import { prepareStatement } from '../prepare-statement'
import { isVersionOf } from '../websites/list-version'
import type { Owner } from './lock-owner'
import { PICTURE_OWNERS } from './owners'
import { requireKind } from './picture-target'
import { pictureOrder } from './placements'
import { type EntryPictureKind, PictureKind, type PlacedPicture } from './schema'

type PicturePage = Page<PositionCursor>
type PictureSlice = Slice<PlacedPicture, PositionCursor>

/** A picture and its position; as SQL, because drizzle detects a null left join only by the columns of one table. */
const columnsOf = (kind: PictureKind) => ({
  ...getTableColumns(pictures),
  position: sql<number>`${PICTURE_OWNERS[kind].placements.position}`,
})

const slicePictures = (rows: PlacedPicture[], limit: number): PictureSlice =>
  pageOf(rows, limit, ({ position }) => ({ position }))

/** All pictures of an owner, in order. The caller has checked the actor's permission. */
export async function readPictures(
  { db }: Reads,
  { kind, ownerId }: { kind: PictureKind; ownerId: number | null },
): Promise<PlacedPicture[]> {
  const { placements } = PICTURE_OWNERS[kind]
  return db
    .select(columnsOf(kind))
    .from(placements)
    .innerJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(isIn(pictureOrder({ kind, ownerId })))
    .orderBy(asc(placements.position))
}

/** An owner, its website and a page of its pictures, in one query. */
function selectOwnerPage({ db }: Reads, kind: PictureKind, owned: SQL) {
  const { placements, table, id, websiteId, visible } = PICTURE_OWNERS[kind]
  const isAfter = gt(placements.position, sql.placeholder('after'))
  return db
    .select({
      owned: owned.mapWith(Boolean),
      status: websites.status,
      version: listVersions.version,
      visible: sql<boolean>`${visible ?? sql`true`}`,
      picture: columnsOf(kind),
    })
    .from(websites)
    .innerJoin(listVersions, isVersionOf('pictures'))
    .innerJoin(table, eq(websiteId, websites.id))
    .leftJoin(placements, and(eq(placements.ownerId, id), isAfter))
    .leftJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(eq(id, sql.placeholder('ownerId')))
    .orderBy(asc(placements.position))
    .limit(sql.placeholder('limit'))
}

const statement = (kind: PictureKind) =>
  prepareStatement(`pictures_of_${kind}`, (reads) => selectOwnerPage(reads, kind, sql`false`))

const visitorsPages = Object.fromEntries(
  PictureKind.options.map((kind) => [kind, statement(kind)]),
) as Record<PictureKind, ReturnType<typeof statement>>

/** An owner's pictures in order, for actors who may see the owner: visitors while its website is active and it is not
 *  hidden, the website's owner and administrators always. */
async function listPictures(
  reads: Reads,
  { kind, ownerId, limit, after }: Owner & PicturePage,
): Promise<PictureSlice> {
  const isVisitor = reads.actor.type === 'visitor'
  const page = isVisitor ? visitorsPages[kind](reads) : selectOwnerPage(reads, kind, ownsWebsite(reads))
  const rows = await page.execute({ ownerId, after: after?.position ?? 0, limit: limit + 1 })
  const [owner] = rows
  if (!owner) throw notFound()
  if (owner.status === 'inactive' && !owner.owned) throw new DomainError('site_inactive')
  if (!owner.visible && !owner.owned) throw notFound()
  const found = slicePictures(
    rows.flatMap(({ picture }) => picture ?? []),
    limit,
  )
  return { ...found, version: owner.version }
}

/** A website's gallery. */
export const listGallery = (reads: Reads, { websiteId, ...page }: PicturePage & { websiteId: number }) =>
  listPictures(reads, { kind: 'gallery', ownerId: websiteId, ...page })

/** A website's logo: a list of one, or of none. */
export const listLogo = (reads: Reads, { websiteId, ...page }: PicturePage & { websiteId: number }) =>
  listPictures(reads, { kind: 'logo', ownerId: websiteId, ...page })

/** The pictures of an entry. */
export const listEntryPictures = (
  reads: Reads,
  { kind, entryId, ...page }: PicturePage & { kind: EntryPictureKind; entryId: number },
) => listPictures(reads, { kind, ownerId: entryId, ...page })

/** The agency's uploads for a website, or those without one, oldest first; `forbidden` without the permission. */
export async function listUploads(
  reads: Reads,
  { websiteId, limit, after }: PicturePage & { websiteId: number | null },
): Promise<PictureSlice> {
  requireKind(reads, { kind: 'upload' })
  const { placements } = PICTURE_OWNERS.upload
  const order = pictureOrder({ kind: 'upload', ownerId: websiteId })
  const rows = await reads.db
    .select(columnsOf('upload'))
    .from(placements)
    .innerJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(and(isIn(order), gt(placements.position, after?.position ?? 0)))
    .orderBy(asc(placements.position))
    .limit(limit + 1)
  return slicePictures(rows, limit)
}
