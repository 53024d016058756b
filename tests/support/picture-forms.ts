import { type Credentials, call } from './api'
import { pictureOf } from './sample-pictures'

export type SentPicture = { name?: string; bytes: Uint8Array }

/** A multipart form with pictures, encoded as by a browser. */
export async function pictureForm(fields: Record<string, string>, files: SentPicture[] = []) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const { name = 'salle.jpg', bytes } of files)
    data.append('pictures', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body: data })
  return {
    raw: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

/** Sends a small JPEG, or the given files, to POST /pictures. */
export async function sendPictures(
  credentials: Credentials,
  fields: Record<string, string>,
  files?: SentPicture[],
) {
  const sent = files ?? [{ bytes: await pictureOf.jpeg() }]
  return call('POST', '/pictures', { ...credentials, ...(await pictureForm(fields, sent)) })
}
