import { randomBytes } from 'node:crypto'
import { pictures } from '@/db/schema/pictures'
import type { storeFile } from '@/lib/providers/files/store-file'
import type { Context } from '../context'
import { invalidField } from '../errors'
import { announcePicture } from './announce-picture'
import { claimTarget, requireRole, requireTarget } from './picture-target'
import { type Reencoded, reencodePicture, requirePicture } from './reencode-picture'
import { type AddPictures, PICTURE_WIDTHS, type Picture, PictureName, type SentFile } from './schema'

export type StoreFile = typeof storeFile

/** Adds pictures to an entry or at the end of a website's gallery, or uploads of the agency: all or none. Files that were stored for none are
 *  orphans, which the nightly sweep takes. `andThen` belongs to the same transaction. */
export async function addPictures(
  ctx: Context,
  store: StoreFile,
  { customName, files, ...target }: AddPictures,
  andThen?: (tx: Context, added: Picture[]) => Promise<void>,
): Promise<Picture[]> {
  requireRole(ctx, target)
  for (const { bytes } of files) requirePicture(bytes)
  if (files.length === 0) throw invalidField('pictures', 'Choisissez une image.')
  await requireTarget(ctx, target)
  const drawn = await Promise.all(files.map(({ bytes }) => reencodePicture(bytes)))
  const stored: Omit<typeof pictures.$inferInsert, 'kind'>[] = []
  for (const [index, picture] of drawn.entries()) {
    const name = customName || readableName(files[index])
    stored.push({ name, alt: customName, ...(await storePicture(store, picture)) })
  }
  return ctx.transaction(async (tx) => {
    // Again: the place may have gone, or changed hands, while its pictures were stored.
    const { position = null, ...place } = await claimTarget(tx, target)
    const rows = stored.map((picture, index) => ({
      ...picture,
      ...place,
      position: position && position + index,
    }))
    const added = await tx.db.insert(pictures).values(rows).returning()
    for (const picture of added) await announcePicture(tx, picture, 'created')
    await andThen?.(tx, added)
    return added
  })
}

const readableName = (file: SentFile | undefined) => PictureName.parse((file?.name ?? '').slice(0, 150))

async function storePicture(store: StoreFile, drawn: Reencoded) {
  const { width, height, main, fallback } = drawn
  const hash = randomBytes(16).toString('hex')
  const keep = async ({ bytes, mime, extension }: Reencoded['main'], ending = '') =>
    (await store(bytes, `${hash}${ending}.${extension}`, mime)).key
  const narrower = async (size: 'small' | 'medium') =>
    drawn[size] && keep(drawn[size], `-${PICTURE_WIDTHS[size]}`)
  const [fileKey, fallbackKey, smallKey, mediumKey] = await Promise.all([
    keep(main),
    keep(fallback),
    narrower('small'),
    narrower('medium'),
  ])
  return {
    hash,
    width,
    height,
    mime: main.mime,
    bytes: main.bytes.byteLength,
    fileKey,
    fallbackMime: fallback.mime,
    fallbackKey,
    smallKey,
    mediumKey,
  }
}
