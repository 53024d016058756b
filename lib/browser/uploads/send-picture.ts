import type { UploadTarget } from '../../domain/uploads/schema'
import type { DirectUpload } from '../api-types'
import { checkUpload, isOpen, waitUntilSettled } from './direct-upload'
import { type Watch, withResponseTimeout } from './response-timeout'
import type { StoredPicture } from './stored-picture'
import { createUploadClient } from './upload-client'

/** One file being uploaded, over all attempts. */
export type Sending = {
  target: UploadTarget
  file: File
  /** The upload of the last attempt, whose file may have arrived although the response was lost. */
  uploadId?: string | undefined
}

/** Sends one picture and waits until the server has checked and stored it. Checks an earlier attempt first, so that
 *  a file that did arrive is not sent twice. */
export async function sendPicture(sending: Sending, watch: Watch): Promise<StoredPicture> {
  const earlier = sending.uploadId ? await checkUpload(sending.uploadId) : null
  if (earlier && earlier.State !== 'waiting') return waitUntilSettled(earlier, watch.signal)
  return waitUntilSettled(await sendDirectly(sending, watch), watch.signal)
}

async function sendDirectly(sending: Sending, watch: Watch): Promise<DirectUpload> {
  // Loaded with the first file, because no page needs it to render.
  const { sendToUploadThing } = await import('../../providers/files/send-to-uploadthing')
  const { target: input, file } = sending
  const client = createUploadClient()
  const { onProgress, signal, end } = withResponseTimeout(watch)
  let failure: unknown
  try {
    onProgress(0)
    const result = await sendToUploadThing({ file, input, fetch: client.fetch, onProgress, signal })
    if (result) return result as DirectUpload
  } catch (error) {
    failure = client.refusal ?? error
  } finally {
    end()
    sending.uploadId = client.uploadId
  }
  if (!client.uploadId || watch.signal.aborted) throw failure
  const upload = await checkUpload(client.uploadId)
  if (failure && isOpen(upload)) throw failure
  return upload
}
