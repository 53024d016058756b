import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { StoredPicture } from './add-pictures'
import { getOwnerWebsite, type Owner } from './lock-owner'
import { PICTURE_OWNERS } from './owners'
import { PICTURE_WIDTHS } from './paths'
import { fileColumns } from './stored-keys'

const copied = {
  ...fileColumns,
  name: pictures.name,
  alt: pictures.alt,
  width: pictures.width,
  height: pictures.height,
  mime: pictures.mime,
  bytes: pictures.bytes,
  fallbackMime: pictures.fallbackMime,
}

/** Copies the files of an owner's pictures, so that `insertPictures` can place them elsewhere: deleting a picture with two
 *  owners would remove it from both. The nightly sweep deletes files whose rows are not inserted. */
export async function copyPictures(ctx: Context, owner: Owner): Promise<StoredPicture[]> {
  await getOwnerWebsite(ctx, owner)
  const { placements } = PICTURE_OWNERS[owner.kind]
  const rows = await ctx.db
    .select(copied)
    .from(placements)
    .innerJoin(pictures, eq(pictures.id, placements.pictureId))
    .where(eq(placements.ownerId, owner.ownerId))
    .orderBy(asc(placements.position))
  const copies: StoredPicture[] = []
  for (const row of rows) {
    const hash = randomBytes(16).toString('hex')
    const copy = (key: string, mime: string, ending = '') =>
      copyFile(ctx, { key, mime, name: `${hash}${ending}.${EXTENSIONS[mime] ?? 'jpg'}` })
    const narrower = async (key: string | null, width: number) =>
      key === null ? null : copy(key, row.mime, `-${width}`)
    const [fileKey, fallbackKey, smallKey, mediumKey] = await Promise.all([
      copy(row.fileKey, row.mime),
      copy(row.fallbackKey, row.fallbackMime),
      narrower(row.smallKey, PICTURE_WIDTHS.small),
      narrower(row.mediumKey, PICTURE_WIDTHS.medium),
    ])
    copies.push({ ...row, hash, fileKey, fallbackKey, smallKey, mediumKey })
  }
  return copies
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png' }

async function copyFile(
  { providers: { files } }: Context,
  { key, mime, name }: { key: string; mime: string; name: string },
): Promise<string> {
  const body = await files.read(key)
  if (!body) throw new DomainError('provider')
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  return (await files.store(bytes, name, mime)).key
}
