import { ApiError, api } from '../api'
import type { DirectUpload } from '../api-types'
import { pictureOf, type StoredPicture } from './stored-picture'

/** A minute in all, longer than a picture takes. */
const QUESTIONS = 60
const PAUSE_MS = 1_000

export const askUpload = (id: string) => api.post<DirectUpload>(`/uploads/${id}`)

/** Waits until the file has become a picture, or was refused. A file of which nothing comes is an interrupted one. */
export async function settled(first: DirectUpload, signal: AbortSignal): Promise<StoredPicture> {
  let upload = first
  for (let asked = 0; asked < QUESTIONS && isOpen(upload); asked += 1) {
    signal.throwIfAborted()
    if (asked > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    upload = await askUpload(upload.Id)
  }
  if (upload.Error !== null) throw new ApiError(415, upload.Error)
  if (!upload.Picture) throw new Error('The upload came to nothing')
  return pictureOf(upload.Picture)
}

export const isOpen = ({ State }: DirectUpload) => State === 'waiting' || State === 'stored'
