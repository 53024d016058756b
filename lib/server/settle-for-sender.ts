import { findSender } from '../domain/uploads/queries'
import type { Upload } from '../domain/uploads/schema'
import { settleUpload } from '../domain/uploads/settle-upload'
import { createSystemContext, type Resources } from './context'

/** Settles the upload of a file that has arrived, with the rights that its sender has now. Null when no upload has this
 *  file. */
export async function settleForSender(
  job: string,
  file: { id: string; fileKey: string },
  resources?: Resources,
): Promise<Upload | null> {
  const sender = await findSender(createSystemContext(job, undefined, resources), file)
  return sender && settleUpload(createSystemContext(job, sender, resources), file.id)
}
