import type { Context } from '../context'
import { announcePicture } from './announce-picture'
import { lockPicture } from './lock-picture'
import { deleteUnplaced, removePlacement } from './placements'

/** Deletes a picture of the actor's website, or any for an administrator. It is removed from its owners, the
 *  pictures after it move up, and a job deletes its files. */
export async function deletePicture(ctx: Context, hash: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id, placements } = await lockPicture(tx, { hash })
    for (const placement of placements) await removePlacement(tx, placement)
    await deleteUnplaced(tx, [id], placements.at(-1)?.kind ?? null)
    for (const placement of placements) await announcePicture(tx, placement, { id, action: 'deleted' })
  })
}
