import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Tx } from '../context'
import { PICTURE_OWNERS } from './owners'
import { deleteUnplaced } from './placements'
import { PictureKind } from './schema'

/** Deletes every picture of a website, of all its owners, before a cascade deletes the rows that name the files. The caller
 *  has locked the website. */
export async function deleteWebsitePictures(tx: Tx, websiteId: number): Promise<void> {
  for (const kind of PictureKind.options) {
    const { placements } = PICTURE_OWNERS[kind]
    await tx.db.delete(placements).where(eq(placements.websiteId, websiteId))
  }
  const rows = await tx.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.websiteId, websiteId))
  await deleteUnplaced(
    tx,
    rows.map(({ id }) => id),
    null,
  )
}
