import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { uploads } from '@/db/schema/uploads'
import { actingUser, type Context } from '../context'
import { DomainError, type ErrorCode } from '../errors'
import { insertPictures, storePictures } from '../media/add-pictures'
import { PICTURE_MAX_BYTES } from '../media/constants'
import { pictureTargetOf } from './picture-target-of'
import { getUpload } from './queries'
import { type Upload, UploadTarget } from './schema'

/** Far longer than processing takes: an older claim was left by a process that died. */
const CLAIM_SECONDS = 2 * 60

/** Errors that a retry with the same file cannot fix. */
const PERMANENT: ErrorCode[] = ['validation', 'too_large', 'unsupported_media', 'not_found', 'forbidden']

/** Turns an upload's raw file into its picture, once, however many callers ask: the provider's callback, the browser, and the
 *  job that looks for lost uploads. Returns the state while another call is processing it, and before the file has
 *  arrived. */
export async function settleUpload(ctx: Context, id: string): Promise<Upload> {
  const claim = await claimUpload(ctx, id)
  if (!claim) return getUpload(ctx, id)
  try {
    await makePicture(ctx, claim)
  } catch (error) {
    if (!(error instanceof DomainError) || !PERMANENT.includes(error.code)) {
      await release(ctx, claim)
      throw error
    }
    await refuse(ctx, claim, error)
  }
  return getUpload(ctx, id)
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimUpload>>>

async function claimUpload(ctx: Context, id: string) {
  const { id: userId } = actingUser(ctx)
  return ctx.transaction(async (tx) => {
    const isAbandoned = sql`${uploads.claimedAt} < now() - make_interval(secs => ${CLAIM_SECONDS})`
    const [row] = await tx.db
      .update(uploads)
      // The database's clock, which all instances share.
      .set({ claimedAt: sql`now()` })
      .where(
        and(
          eq(uploads.id, id),
          eq(uploads.userId, userId),
          isNotNull(uploads.fileKey),
          inArray(uploads.state, ['waiting', 'stored']),
          or(isNull(uploads.claimedAt), isAbandoned),
        ),
      )
      .returning()
    return row?.fileKey && row.claimedAt ? { ...row, claimedAt: row.claimedAt, fileKey: row.fileKey } : null
  })
}

/** Whether this claim still holds: another call may have taken over one that took too long. */
const isHeld = ({ id, claimedAt }: Claim) => and(eq(uploads.id, id), eq(uploads.claimedAt, claimedAt))

async function makePicture(ctx: Context, claim: Claim): Promise<void> {
  const raw = await ctx.providers.files.read(claim.fileKey)
  if (!raw) return release(ctx, claim)
  await change(ctx, claim, { state: 'stored' })
  const { purpose, ownerId } = claim
  // Each target picks the name under which it knows its owner.
  const sentFor = UploadTarget.parse({ for: purpose, websiteId: ownerId, entryId: ownerId })
  const target = pictureTargetOf(sentFor)
  const files = [{ name: claim.name, bytes: await readBytes(raw) }]
  const stored = await storePictures(ctx, { ...target, customName: '', files })
  await ctx.transaction(async (tx) => {
    const [added] = await insertPictures(tx, target, stored)
    const done = await tx.db
      .update(uploads)
      .set({ state: 'done', pictureId: added?.id ?? null, claimedAt: null })
      .where(isHeld(claim))
      .returning({ id: uploads.id })
    if (done.length === 0) throw new DomainError('conflict')
    await tx.enqueue({ queue: 'files', keys: [claim.fileKey] })
  })
}

async function change(ctx: Context, claim: Claim, values: Partial<typeof uploads.$inferInsert>) {
  await ctx.transaction(async (tx) => {
    await tx.db.update(uploads).set(values).where(isHeld(claim))
  })
}

const release = (ctx: Context, claim: Claim) => change(ctx, claim, { claimedAt: null })

async function refuse(ctx: Context, claim: Claim, { code, message }: DomainError): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(uploads)
      .set({ state: 'failed', errorCode: code, error: message, claimedAt: null })
      .where(isHeld(claim))
    await tx.enqueue({ queue: 'files', keys: [claim.fileKey] })
  })
}

/** Stops one byte past the limit, enough to know that the file is too large. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > PICTURE_MAX_BYTES) break
  }
  return Buffer.concat(chunks)
}
