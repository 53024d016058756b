import { providerTimeoutMs } from '../with-timeout'
import { callQueue } from './call-queue'
import { silenceLimited } from './silence-limited'
import { answered, fetchWithHeaderTimeout, providerFailed, uploadThing } from './uploadthing'

/** Responses of an instance that have not started yet. */
const enqueue = callQueue({ concurrency: 32, maxWaiting: 1_000 })

/** A stored file's bytes, as a stream; null when UploadThing has no such file. The URL is signed, so that private files are read,
 *  too; the SDK signs it without a call. */
export async function readFile(key: string): Promise<ReadableStream<Uint8Array> | null> {
  const { ufsUrl } = await answered(uploadThing().generateSignedURL(key, { expiresIn: '5 minutes' }))
  const response = await enqueue(() => answered(fetchWithHeaderTimeout(ufsUrl)))
  if (response.status === 404) return null
  if (!response.ok || !response.body)
    throw providerFailed(new Error(`UploadThing's file host answered ${response.status}`))
  return silenceLimited(response.body, providerTimeoutMs())
}
