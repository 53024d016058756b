import { randomUUID } from 'node:crypto'
import { uploads } from '@/db/schema/uploads'
import { type Context, requireActor } from '../context'
import { DomainError } from '../errors'
import { requireTarget } from '../media/picture-target'
import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES } from '../media/schema'
import { pictureTargetOf } from './picture-target-of'
import type { AnnouncedFile, UploadTarget } from './schema'

/** Lets a file be sent that its sender may add to the target. Returns the upload's id. */
export async function beginUpload(
  ctx: Context,
  target: UploadTarget,
  { name, size, type }: AnnouncedFile,
): Promise<string> {
  const { id: userId } = requireActor(ctx)
  await requireTarget(ctx, pictureTargetOf(target))
  if (size > PICTURE_MAX_BYTES) throw new DomainError('too_large', PICTURE_TOO_LARGE)
  if (type !== '' && !PICTURE_TYPES.includes(type)) throw new DomainError('unsupported_media', NOT_A_PICTURE)
  const id = randomUUID()
  const { for: purpose, ...place } = target
  await ctx.db.insert(uploads).values({ id, userId, purpose, ...place, name, bytes: size })
  return id
}
