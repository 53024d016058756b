import type { Context } from '../context'
import { announcePicture } from './announce-picture'
import { lockOwner } from './lock-owner'
import { removePlacements } from './placements'
import type { EntryPictureKind } from './schema'

/** Removes all pictures of an entry. */
export async function clearEntryPictures(
  ctx: Context,
  { kind, id }: { kind: EntryPictureKind; id: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const websiteId = await lockOwner(tx, { kind, ownerId: id })
    await removePlacements(tx, kind, id)
    await announcePicture(tx, { kind, ownerId: id, websiteId }, { id, action: 'updated' })
  })
}
