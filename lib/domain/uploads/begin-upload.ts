import { randomUUID } from 'node:crypto'
import { uploads } from '@/db/schema/uploads'
import { actingUser, type Context } from '../context'
import { DomainError } from '../errors'
import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES } from '../media/constants'
import { requireTarget } from '../media/picture-target'
import { pictureTargetOf } from './picture-target-of'
import type { AnnouncedFile, UploadTarget } from './schema'

/** Begins an upload of a file that the actor may add to the target. Returns the upload's id. */
export async function beginUpload(
  ctx: Context,
  { target, file: { name, size, type } }: { target: UploadTarget; file: AnnouncedFile },
): Promise<string> {
  const { id: userId } = actingUser(ctx)
  await requireTarget(ctx, pictureTargetOf(target))
  if (size > PICTURE_MAX_BYTES) throw new DomainError('too_large', PICTURE_TOO_LARGE)
  if (type !== '' && !PICTURE_TYPES.includes(type)) throw new DomainError('unsupported_media', NOT_A_PICTURE)
  const id = randomUUID()
  const { for: purpose, ...owner } = target
  const ownerId = 'entryId' in owner ? owner.entryId : owner.websiteId
  await ctx.transaction(async (tx) => {
    await tx.db.insert(uploads).values({ id, userId, purpose, ownerId, name, bytes: size })
  })
  return id
}
