import { UTApi } from 'uploadthing/server'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'

export const TIME_LIMIT_MS = 10_000

/** UploadThing's SDK. It sets no time limit of its own: each of its requests gets one here. */
export function uploadThing(): UTApi {
  const { UPLOADTHING_TOKEN, UPLOADTHING_API_URL, UPLOADTHING_INGEST_URL } = env()
  return new UTApi({
    token: UPLOADTHING_TOKEN,
    apiUrl: UPLOADTHING_API_URL,
    ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    // What fails is thrown, and logged where it ends: the SDK would print it a second time.
    logLevel: 'None',
    fetch: fetchInTime,
  })
}

/** `fetch` that gives up, body included, after the time limit. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([limit, init.signal]) : limit })
}

/** `fetch` that gives up when no answer begins within the time limit. Its body may take as long as its reader: a phone
 *  on a slow line needs minutes for 10 MB (see silenceLimited). */
export async function fetchBegunInTime(address: string): Promise<Response> {
  const late = AbortSignal.timeout(TIME_LIMIT_MS)
  const call = new AbortController()
  const giveUp = () => call.abort(late.reason)
  late.addEventListener('abort', giveUp)
  try {
    return await fetch(address, { signal: call.signal })
  } finally {
    late.removeEventListener('abort', giveUp)
  }
}

/** Waits for the provider; whatever goes wrong becomes the refusal `provider`. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw providerFailed(cause)
  }
}

export function providerFailed(cause: unknown): DomainError {
  return Object.assign(new DomainError('provider', UNREACHABLE), { cause })
}

const UNREACHABLE =
  'Le service de stockage des fichiers n’a pas répondu. Rien n’a été modifié, vous pouvez réessayer.'
