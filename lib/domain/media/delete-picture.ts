import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context, Tx } from '../context'
import { announcePicture } from './announce-picture'
import { sealDeleted } from './deleted-picture'
import { lockPicture } from './lock-picture'
import { deleteUnplaced, type Placement, removePlacement } from './placements'

/** Deletes a picture of the actor's website, or any for an administrator. It is removed from its owners, the
 *  pictures after it move up, and a job deletes its files. */
export const deletePicture = (ctx: Context, hash: string): Promise<void> =>
  ctx.transaction((tx) => deletePictureIn(tx, hash))

/** The same within a transaction. */
export async function deletePictureIn(tx: Tx, hash: string): Promise<void> {
  const { id, placements } = await remove(tx, hash)
  await deleteUnplaced(tx, [id], placements.at(-1)?.kind ?? null)
}

/** The same, but the picture is kept until the nightly job. Returns a sealed token with which `restorePicture` restores it. */
export async function deletePictureForNow(ctx: Context, hash: string): Promise<string> {
  const deleted = await ctx.transaction(async (tx) => {
    const { id, placements } = await remove(tx, hash)
    const [picture] = await tx.db.select().from(pictures).where(eq(pictures.id, id))
    if (!picture) throw new Error('The picture vanished while it was locked')
    const { websiteId, name } = picture
    const before = { websiteId, kind: placements.at(-1)?.kind ?? null, hash, name }
    await tx.audit({ action: 'picture.deleted', subject: { type: 'picture', id }, before })
    return { id, position: placements.find(({ kind }) => kind === 'gallery')?.position ?? null }
  })
  return sealDeleted(ctx.secretBox, deleted)
}

async function remove(tx: Tx, hash: string): Promise<{ id: number; placements: Placement[] }> {
  const { id, placements } = await lockPicture(tx, { hash })
  for (const placement of placements) await removePlacement(tx, placement)
  for (const placement of placements) await announcePicture(tx, placement, { id, action: 'deleted' })
  return { id, placements }
}
