import { eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { notFound } from '../errors'
import { PictureHash } from './schema'

export type PictureFile = { key: string; mime: string }

/** Which stored file answers a picture's name: the fallback when its ending asks for JPEG or PNG. Whoever knows the name
 *  may see it. */
export async function getPictureFile(ctx: Context, name: string): Promise<PictureFile> {
  const [row] = await ctx.db
    .select()
    .from(pictures)
    .where(eq(pictures.hash, PictureHash.parse(name)))
  if (!row) throw notFound()
  return /\.(jpe?g|png)$/.test(name)
    ? { key: row.fallbackKey, mime: row.fallbackMime }
    : { key: row.fileKey, mime: row.mime }
}
