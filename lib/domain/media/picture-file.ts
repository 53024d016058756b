import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { notFound } from '../errors'

export type PictureFile = { key: string; mime: string }

/** Which stored file answers a picture's public name: the fallback when its ending asks for JPEG or PNG. Whoever knows
 *  the name may see it. */
export async function getPictureFile(ctx: Context, hash: string, extension: string): Promise<PictureFile> {
  const [row] = await ctx.db.select().from(pictures).where(eq(pictures.hash, hash))
  if (!row) throw notFound()
  const isFallback = /^(jpe?g|png)$/.test(extension)
  return isFallback ? { key: row.fallbackKey, mime: row.fallbackMime } : { key: row.fileKey, mime: row.mime }
}
