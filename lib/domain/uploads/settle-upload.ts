import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { uploads } from '@/db/schema/uploads'
import type { readFile } from '@/lib/providers/files/read-file'
import { type Context, requireActor } from '../context'
import { DomainError, type ErrorCode } from '../errors'
import { addPictures, type StoreFile } from '../media/add-pictures'
import { PICTURE_MAX_BYTES } from '../media/schema'
import { pictureTargetOf } from './picture-target-of'
import { getUpload } from './queries'
import { type Upload, UploadTarget } from './schema'

export type FileStore = { read: typeof readFile; store: StoreFile }

/** Far longer than the work takes: a claim so old was left by a process that died. */
const CLAIM_MS = 2 * 60_000

/** What the same file will not do better the next time. */
const FOR_GOOD: ErrorCode[] = ['validation', 'too_large', 'unsupported_media', 'not_found', 'forbidden']

/** Makes of an upload's raw file what it was sent for, once, however often and by whomever it is asked: by the provider's
 *  callback, by the browser, by the job that looks for lost ones. While another is at it, and before the file has come,
 *  answers how it stands. */
export async function settleUpload(ctx: Context, files: FileStore, id: string): Promise<Upload> {
  const claim = await claimUpload(ctx, id)
  if (!claim) return getUpload(ctx, id)
  try {
    await makePicture(ctx, files, claim)
  } catch (error) {
    if (!(error instanceof DomainError) || !FOR_GOOD.includes(error.code)) {
      await release(ctx, claim)
      throw error
    }
    await refuse(ctx, claim, error)
  }
  return getUpload(ctx, id)
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimUpload>>>

async function claimUpload(ctx: Context, id: string) {
  const claimedAt = new Date()
  const [row] = await ctx.db
    .update(uploads)
    .set({ claimedAt })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.userId, requireActor(ctx).id),
        isNotNull(uploads.fileKey),
        inArray(uploads.state, ['waiting', 'stored']),
        or(isNull(uploads.claimedAt), lt(uploads.claimedAt, new Date(claimedAt.getTime() - CLAIM_MS))),
      ),
    )
    .returning()
  return row?.fileKey ? { ...row, claimedAt, fileKey: row.fileKey } : null
}

/** Whose claim it still is: somebody may have taken over one that was held for too long. */
const held = ({ id, claimedAt }: Claim) => and(eq(uploads.id, id), eq(uploads.claimedAt, claimedAt))

async function makePicture(ctx: Context, { read, store }: FileStore, claim: Claim): Promise<void> {
  const raw = await read(claim.fileKey)
  if (!raw) return release(ctx, claim)
  await ctx.db.update(uploads).set({ state: 'stored' }).where(held(claim))
  const bytes = await bytesOf(raw)
  const target = pictureTargetOf(UploadTarget.parse({ ...claim, for: claim.purpose }))
  const picture = { ...target, customName: '', files: [{ name: claim.name, bytes }] }
  await addPictures(ctx, store, picture, async (tx, [added]) => {
    const done = await tx.db
      .update(uploads)
      .set({ state: 'done', pictureId: added?.id ?? null, claimedAt: null })
      .where(held(claim))
      .returning({ id: uploads.id })
    if (done.length === 0) throw new DomainError('conflict')
    await tx.enqueue({ queue: 'files', keys: [claim.fileKey] })
  })
}

async function release(ctx: Context, claim: Claim): Promise<void> {
  await ctx.db.update(uploads).set({ claimedAt: null }).where(held(claim))
}

async function refuse(ctx: Context, claim: Claim, { code, message }: DomainError): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(uploads)
      .set({ state: 'failed', errorCode: code, error: message, claimedAt: null })
      .where(held(claim))
    await tx.enqueue({ queue: 'files', keys: [claim.fileKey] })
  })
}

/** One byte past the limit is enough to know that it is too much. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > PICTURE_MAX_BYTES) break
  }
  return Buffer.concat(chunks)
}
