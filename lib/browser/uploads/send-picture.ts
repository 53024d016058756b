import type { UploadTarget } from '../../domain/uploads/schema'
import type { DirectUpload } from '../api-types'
import { askUpload, isOpen, settled } from './direct-upload'
import { ownDoor } from './own-door'
import { patient, type Watch } from './patient'
import type { StoredPicture } from './stored-picture'

/** One file on its way, over all of its attempts. */
export type Sending = {
  target: UploadTarget
  file: File
  /** The upload of the last attempt: its file may have come although nobody said so. */
  uploadId?: string | undefined
}

/** Sends one picture and waits until the server has it checked and stored. Asks first what has become of an earlier
 *  attempt, so that a file that did come is not sent twice. */
export async function sendPicture(sending: Sending, watch: Watch): Promise<StoredPicture> {
  const earlier = sending.uploadId ? await askUpload(sending.uploadId) : null
  if (earlier && earlier.State !== 'waiting') return settled(earlier, watch.signal)
  return settled(await sendDirectly(sending, watch), watch.signal)
}

async function sendDirectly(sending: Sending, watch: Watch): Promise<DirectUpload> {
  // Loaded with the first file: no page shows anything of it.
  const { sendToUploadThing } = await import('../../providers/files/send-to-uploadthing')
  const { target: input, file } = sending
  const door = ownDoor()
  const { onProgress, signal, end } = patient(watch)
  let failure: unknown
  try {
    onProgress(0)
    const said = await sendToUploadThing({ file, input, fetch: door.fetch, onProgress, signal })
    if (said) return said as DirectUpload
  } catch (error) {
    failure = door.refusal ?? error
  } finally {
    end()
    sending.uploadId = door.uploadId
  }
  if (!door.uploadId || watch.signal.aborted) throw failure
  const upload = await askUpload(door.uploadId)
  if (failure && isOpen(upload)) throw failure
  return upload
}
