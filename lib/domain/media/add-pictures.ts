import { createHash, randomBytes } from 'node:crypto'
import { pictures } from '@/db/schema/pictures'
import { actingUser, type Context, type Reads, type Tx } from '../context'
import { invalidField } from '../errors'
import { nextPosition } from '../positions'
import type { Providers } from '../providers'
import type { Keyed } from '../submissions/schema'
import { claimSubmission, findSubmitted, keepSubmitted } from '../submissions/submission'
import { announcePicture } from './announce-picture'
import { PICTURE_OWNERS } from './owners'
import { PICTURE_WIDTHS } from './paths'
import { claimTarget, requireKind, requireOwnerId, requireTarget } from './picture-target'
import { type Place, pictureOrder } from './placements'
import { readPictures } from './queries'
import { type Reencoded, reencodePicture, requirePicture } from './reencode-picture'
import {
  type AddPictures,
  type OwnedPicture,
  type Picture,
  PictureName,
  type PictureTarget,
  type SentFile,
} from './schema'

/** Adds pictures after those that an entry, a gallery or the agency's uploads have: all or none. */
export async function addPictures(
  ctx: Context,
  { submissionId, ...input }: AddPictures & Keyed,
): Promise<OwnedPicture[]> {
  // Without a key, no file is hashed.
  const content = submissionId === undefined ? null : contentOf(input)
  const submission = { submissionId, of: 'pictures', content }
  // Before the files of a repeat are stored again.
  if (submissionId !== undefined) await requireTarget(ctx, input)
  const earlier = await findSubmitted(ctx, submission)
  if (earlier) return readAdded(ctx, input, earlier)
  const stored = await storePictures(ctx, input)
  return ctx.transaction(async (tx) => {
    // The nightly sweep deletes the files of the request that came second.
    const first = await claimSubmission(tx, submission)
    if (first) return readAdded(tx, input, first)
    const added = await insertPictures(tx, input, stored)
    await keepSubmitted(tx, submission, added)
    return added
  })
}

const contentOf = ({ files, ...target }: AddPictures) => [
  target,
  files.map(({ bytes }) => createHash('sha256').update(bytes).digest('base64')),
]

/** Those of earlier pictures that are still there. */
async function readAdded(reads: Reads, target: PictureTarget, ids: number[]): Promise<OwnedPicture[]> {
  const { kind } = target
  await requireTarget(reads, target)
  const placed = await readPictures(reads, { kind, ownerId: requireOwnerId(reads, target) })
  const { movable } = PICTURE_OWNERS[kind]
  return placed
    .filter(({ id }) => ids.includes(id))
    .map((picture) => ({ ...picture, position: movable ? picture.position : null }))
}

/** A picture whose files are stored, without its row. */
export type StoredPicture = typeof pictures.$inferInsert

/** The first half: checks, encodes and stores the files. The nightly sweep deletes those whose rows are not inserted. */
export async function storePictures(
  ctx: Context,
  { customName, files, ...target }: AddPictures,
): Promise<StoredPicture[]> {
  requireKind(ctx, target)
  for (const { bytes } of files) await requirePicture(bytes)
  if (files.length === 0) throw invalidField('pictures', 'Choisissez une image.')
  if (target.kind === 'logo' && files.length > 1)
    throw invalidField('pictures', 'Un logo est une seule image.')
  await requireTarget(ctx, target)
  const { id: sender } = actingUser(ctx)
  const reencoded = await Promise.all(files.map(({ bytes }) => reencodePicture(bytes, sender)))
  const stored: StoredPicture[] = []
  for (const [index, picture] of reencoded.entries()) {
    const name = customName || readableName(files[index])
    stored.push({ name, alt: customName, ...(await storePicture(ctx.providers, picture)) })
  }
  return stored
}

/** The second half: the rows and their placements, in the caller's transaction. */
export async function insertPictures(
  tx: Tx,
  target: PictureTarget,
  stored: StoredPicture[],
): Promise<OwnedPicture[]> {
  // Checked again: the owner may have been deleted, or moved to another client, while the files were stored.
  const place = await claimTarget(tx, target)
  const added = await tx.db
    .insert(pictures)
    .values(stored.map((picture) => ({ ...picture, websiteId: place.websiteId })))
    .returning()
  const first = await placePictures(tx, place, added)
  for (const { id } of added) await announcePicture(tx, place, { id, action: 'created' })
  const { movable } = PICTURE_OWNERS[place.kind]
  return added.map((picture, index) => ({ ...picture, position: movable ? first + index : null }))
}

/** Returns the position of the first. */
async function placePictures(tx: Tx, { kind, ...owner }: Place, added: Picture[]): Promise<number> {
  const { placements } = PICTURE_OWNERS[kind]
  const first = await nextPosition(tx, pictureOrder({ kind, ...owner }))
  const rows = added.map(({ id }, index) => ({ ...owner, pictureId: id, position: first + index }))
  await tx.db.insert(placements).values(rows)
  return first
}

const readableName = (file: SentFile | undefined) => PictureName.parse((file?.name ?? '').slice(0, 150))

async function storePicture({ files }: Providers, reencoded: Reencoded) {
  const { width, height, main, fallback } = reencoded
  const hash = randomBytes(16).toString('hex')
  const keep = async ({ bytes, mime, extension }: Reencoded['main'], ending = '') =>
    (await files.store(bytes, `${hash}${ending}.${extension}`, mime)).key
  const narrower = async (size: 'small' | 'medium') =>
    reencoded[size] && keep(reencoded[size], `-${PICTURE_WIDTHS[size]}`)
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
