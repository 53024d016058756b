import { eq, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { prepareStatement } from '../prepare-statement'
import { PICTURE_WIDTHS } from './paths'
import { PictureHash } from './schema'
import { fileColumns } from './stored-keys'

export type PictureFile = { key: string; mime: string }

const fileRow = prepareStatement('picture_file', ({ db }) =>
  db
    .select({ ...fileColumns, mime: pictures.mime, fallbackMime: pictures.fallbackMime })
    .from(pictures)
    .where(eq(pictures.hash, sql.placeholder('hash'))),
)

/** The stored file with this name: the fallback when its extension is JPEG or PNG, a narrower copy when the name is that of
 *  an existing one. Any actor who knows the name may see it. */
export async function getPictureFile(reads: Reads, name: string): Promise<PictureFile> {
  const [row] = await fileRow(reads).execute({ hash: PictureHash.parse(name) })
  if (!row) throw notFound()
  if (/\.(jpe?g|png)$/.test(name)) return { key: row.fallbackKey, mime: row.fallbackMime }
  const width = Number(/-(\d+)\.webp$/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY)
  const copy =
    width <= PICTURE_WIDTHS.small ? row.smallKey : width <= PICTURE_WIDTHS.medium ? row.mediumKey : null
  return { key: copy ?? row.fileKey, mime: row.mime }
}
