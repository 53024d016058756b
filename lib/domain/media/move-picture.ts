import type { Context } from '../context'
import { notFound } from '../errors'
import { moveTo } from '../positions'
import { announcePicture } from './announce-picture'
import { lockPicture } from './lock-picture'
import { findMovable, pictureOrder } from './placements'
import { readPictures } from './queries'
import type { PlacedPicture } from './schema'

/** Moves a picture to another position among its owner's, and returns all of them in their new order. `not_found` for
 *  pictures whose order is fixed. */
export async function movePicture(
  ctx: Context,
  { id, position }: { id: number; position: number },
): Promise<PlacedPicture[]> {
  return ctx.transaction(async (tx) => {
    const { placements } = await lockPicture(tx, { id })
    const placement = findMovable(placements)
    if (!placement) throw notFound()
    await moveTo(tx, pictureOrder(placement), placement, position)
    await announcePicture(tx, placement, { id, action: 'moved' })
    return readPictures(tx, placement)
  })
}
