import { and, eq, getTableColumns } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Reads } from '../context'
import { readPage } from '../lists/read-page'
import type { ListPage, ListSlice } from '../lists/schema'
import type { PositionCursor } from '../paging'
import { isIn } from '../positions'
import { PICTURE_OWNERS } from './owners'
import { requireKind } from './picture-target'
import { pictureOrder } from './placements'
import type { PlacedPicture } from './schema'

/** The agency's uploads for a website, or those without one, latest first; `forbidden` without the permission. */
export async function listLatestUploads(
  reads: Reads,
  { websiteId, page }: { websiteId: number | null; page: ListPage<PositionCursor> },
): Promise<ListSlice<PlacedPicture, PositionCursor>> {
  requireKind(reads, { kind: 'upload' })
  const { placements } = PICTURE_OWNERS.upload
  const isOfSite = isIn(pictureOrder({ kind: 'upload', ownerId: websiteId }))
  return readPage({
    keys: { position: { by: placements.position, direction: 'desc' } },
    page,
    cursorOf: ({ position }) => ({ position }),
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select({ ...getTableColumns(pictures), position: placements.position })
        .from(placements)
        .innerJoin(pictures, eq(pictures.id, placements.pictureId))
        .where(and(isOfSite, where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}
