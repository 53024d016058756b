import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { galleryPictures } from '@/db/schema/placements'
import type { Context } from '../context'
import { notFound } from '../errors'
import { moveTo, nextPosition } from '../positions'
import { announcePicture } from './announce-picture'
import { openDeleted } from './deleted-picture'
import { lockPicture } from './lock-picture'
import { pictureOrder } from './placements'

/** Restores a deleted picture of a gallery to its former position, or to the last one if the gallery has become shorter. Does
 *  nothing when it is already restored; `not_found` once the nightly job has deleted it. */
export async function restorePicture(ctx: Context, { sealed }: { sealed: string }): Promise<void> {
  const deleted = openDeleted(ctx.secretBox, sealed)
  if (!deleted) throw notFound()
  const { id } = deleted
  await ctx.transaction(async (tx) => {
    const { placements } = await lockPicture(tx, { id })
    if (placements.length > 0) return
    const [picture] = await tx.db
      .select({ websiteId: pictures.websiteId, hash: pictures.hash, name: pictures.name })
      .from(pictures)
      .where(eq(pictures.id, id))
    const websiteId = picture?.websiteId
    if (!websiteId || deleted.position === null) throw notFound()
    const place = { kind: 'gallery', ownerId: websiteId, websiteId } as const
    const order = pictureOrder(place)
    const last = await nextPosition(tx, order)
    const [placed] = await tx.db
      .insert(galleryPictures)
      .values({ ownerId: websiteId, websiteId, pictureId: id, position: last })
      .returning({ id: galleryPictures.id, position: galleryPictures.position })
    if (!placed) throw new Error('The picture was not placed')
    await moveTo(tx, order, placed, Math.min(deleted.position, last))
    await tx.audit({
      action: 'picture.restored',
      subject: { type: 'picture', id },
      after: { ...picture, kind: 'gallery' },
    })
    await announcePicture(tx, place, { id, action: 'created' })
  })
}
