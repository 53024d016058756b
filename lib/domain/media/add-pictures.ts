import { randomBytes } from 'node:crypto'
import { pictures } from '@/db/schema/pictures'
import type { storeFile } from '@/lib/providers/files/store-file'
import { lastPosition } from '../content/positions'
import { type Context, requireActor } from '../context'
import { DomainError, invalidField } from '../errors'
import { getWebsite, lockWebsite } from '../websites/queries'
import { announcePicture } from './announce-picture'
import { type Reencoded, reencodePicture } from './reencode-picture'
import { type AddPictures, type Picture, PictureName, type SentFile } from './schema'

export type StoreFile = typeof storeFile

/** Adds pictures at the end of a website's gallery, or uploads of the agency: all or none. Files that were stored for none are
 *  orphans, which the nightly sweep takes. `andThen` belongs to the same transaction. */
export async function addPictures(
  ctx: Context,
  store: StoreFile,
  { kind, websiteId, customName, files }: AddPictures,
  andThen?: (tx: Context, added: Picture[]) => Promise<void>,
): Promise<Picture[]> {
  await requireTarget(ctx, { kind, websiteId })
  if (files.length === 0) throw invalidField('pictures', 'Choisissez une image.')
  const drawn = await Promise.all(files.map(({ bytes }) => reencodePicture(bytes)))
  const rows: (typeof pictures.$inferInsert)[] = []
  for (const [index, picture] of drawn.entries()) {
    const name = customName || readableName(files[index])
    rows.push({ kind, websiteId, name, alt: customName, ...(await storePicture(store, picture)) })
  }
  return ctx.transaction(async (tx) => {
    // Again: the website may have gone, or changed hands, while its pictures were stored.
    await requireTarget(tx, { kind, websiteId })
    const first = kind === 'gallery' && websiteId !== null ? await nextPosition(tx, websiteId) : null
    const placed = rows.map((row, index) => ({ ...row, position: first && first + index }))
    const added = await tx.db.insert(pictures).values(placed).returning()
    for (const picture of added) await announcePicture(tx, picture, 'created')
    await andThen?.(tx, added)
    return added
  })
}

async function nextPosition(tx: Context, websiteId: number): Promise<number> {
  await lockWebsite(tx, websiteId)
  return lastPosition(tx, pictures, websiteId)
}

/** Lets through who may add pictures there. */
export async function requireTarget(
  ctx: Context,
  { kind, websiteId }: Pick<AddPictures, 'kind' | 'websiteId'>,
): Promise<void> {
  if (kind === 'upload' && requireActor(ctx).role !== 'ADMIN') throw new DomainError('forbidden')
  if (websiteId !== null) await getWebsite(ctx, websiteId)
  else if (kind !== 'upload') throw invalidField('websiteId', 'Indiquez le site.')
}

const readableName = (file: SentFile | undefined) => PictureName.parse((file?.name ?? '').slice(0, 150))

async function storePicture(store: StoreFile, { width, height, main, fallback }: Reencoded) {
  const hash = randomBytes(16).toString('hex')
  const [file, second] = await Promise.all(
    [main, fallback].map(({ bytes, mime, extension }) => store(bytes, `${hash}.${extension}`, mime)),
  )
  if (!file || !second) throw new Error('A picture has two files')
  return {
    hash,
    width,
    height,
    mime: main.mime,
    bytes: main.bytes.byteLength,
    fileKey: file.key,
    fallbackMime: fallback.mime,
    fallbackKey: second.key,
  }
}
