import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { closeGap } from '../content/positions'
import type { Context } from '../context'
import { announcePicture } from './announce-picture'
import { lockPicture } from './queries'
import { storedKeys } from './stored-keys'

/** Deletes a picture of one's own website, any for an ADMIN; those behind it in the gallery move forward, its files
 *  follow in a job. */
export async function deletePicture(ctx: Context, hash: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const picture = await lockPicture(tx, { hash })
    const { id, websiteId, position } = picture
    await tx.db.delete(pictures).where(eq(pictures.id, id))
    if (websiteId !== null && position !== null) await closeGap(tx, pictures, { id, websiteId, position })
    await tx.enqueue({ queue: 'files', keys: storedKeys(picture) })
    await announcePicture(tx, picture, 'deleted')
  })
}
