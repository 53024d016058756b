import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { notFound } from '../errors'
import { announcePicture } from './announce-picture'
import { lockPicture } from './lock-picture'
import { findMovable } from './placements'
import type { OwnedPicture } from './schema'

/** Sets the alternative text of a picture of the actor's website; empty for a decorative picture. */
export async function describePicture(
  ctx: Context,
  { hash, alt }: { hash: string; alt: string },
): Promise<OwnedPicture> {
  return ctx.transaction(async (tx) => {
    const { id, placements } = await lockPicture(tx, { hash })
    const [picture] = await tx.db.update(pictures).set({ alt }).where(eq(pictures.id, id)).returning()
    if (!picture) throw notFound()
    for (const placement of placements) await announcePicture(tx, placement, { id, action: 'updated' })
    return { ...picture, position: findMovable(placements)?.position ?? null }
  })
}
