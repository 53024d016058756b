import { generateReactHelpers } from '@uploadthing/react'
import type { FileRouter } from 'uploadthing/types'

type Sending = {
  file: File
  /** The purpose of the file, sent to our own route. */
  input: object
  /** Asks our own route, and UploadThing how much of the file it has. */
  fetch: typeof fetch
  /** The share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Runs in the browser: sends one file directly to UploadThing, and returns our callback's answer to it; null without one. */
export async function sendToUploadThing({
  file,
  input,
  fetch,
  onProgress,
  signal,
}: Sending): Promise<unknown> {
  const { uploadFiles } = generateReactHelpers<FileRouter>({ url: '/api/uploadthing', fetch })
  const [sent] = await uploadFiles('file', {
    files: [file],
    // Our route's own type would import the server's code here.
    ...{ input },
    signal,
    // Includes the form around the file.
    onUploadProgress: ({ progress }) => onProgress(Math.min(1, progress / 100)),
  })
  return sent?.serverData ?? null
}
