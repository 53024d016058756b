import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { notFound } from '../errors'
import { announcePicture } from './announce-picture'
import { lockPicture } from './queries'
import type { Picture } from './schema'

/** Says in words what a picture of one's own website shows, for those who do not see it; empty: decoration. */
export async function describePicture(ctx: Context, hash: string, alt: string): Promise<Picture> {
  return ctx.transaction(async (tx) => {
    const { id } = await lockPicture(tx, { hash })
    const [picture] = await tx.db.update(pictures).set({ alt }).where(eq(pictures.id, id)).returning()
    if (!picture) throw notFound()
    await announcePicture(tx, picture, 'updated')
    return picture
  })
}
