import { findSender } from '../../domain/uploads/queries'
import type { Upload } from '../../domain/uploads/schema'
import { settleUpload } from '../../domain/uploads/settle-upload'
import type { SystemContext } from '../context'

/** Settles the upload of a file that has arrived, with its sender's current rights. Null when no upload has this file. */
export async function settleForSender(
  ctx: SystemContext,
  file: { id: string; fileKey: string },
): Promise<Upload | null> {
  const sender = await findSender(ctx, file)
  return sender && settleUpload(ctx.onBehalfOf(sender), file.id)
}
