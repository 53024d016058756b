import { lockEntry } from '../content/queries'
import type { EntryKind } from '../content/schema'
import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import { removeEntryPictures } from './entry-pictures'

/** Leaves an entry without a picture. */
export async function clearEntryPictures(ctx: Context, kind: EntryKind, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { websiteId } = await lockEntry(tx, kind, id)
    await removeEntryPictures(tx, kind, id)
    await announceChange(tx, { websiteId, entity: kind, id, action: 'updated' })
  })
}
