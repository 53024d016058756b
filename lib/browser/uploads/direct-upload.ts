import { ApiError, api } from '../api'
import type { DirectUpload } from '../api-types'
import { pictureOf, type StoredPicture } from './stored-picture'

/** With PAUSE_MS one minute in total, longer than processing a picture takes. */
const MAX_CHECKS = 60
const PAUSE_MS = 1_000

export const checkUpload = (id: string) => api.post<DirectUpload>(`/uploads/${id}`)

/** Waits until the file has become a picture or was refused. Throws when neither happens in time. */
export async function waitUntilSettled(first: DirectUpload, signal: AbortSignal): Promise<StoredPicture> {
  let upload = first
  for (let checks = 0; checks < MAX_CHECKS && isOpen(upload); checks += 1) {
    signal.throwIfAborted()
    if (checks > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    upload = await checkUpload(upload.Id)
  }
  if (upload.Error !== null) throw new ApiError(415, upload.Error)
  if (!upload.Picture) throw new Error('The upload came to nothing')
  return pictureOf(upload.Picture)
}

export const isOpen = ({ State }: DirectUpload) => State === 'waiting' || State === 'stored'
