import { UTApi } from 'uploadthing/server'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'
import { timeLimitMs, withinTime } from '../within-time'

/** UploadThing's SDK. It has no time limits of its own: each of its requests gets one here. */
export function uploadThing(): UTApi {
  const { UPLOADTHING_TOKEN, UPLOADTHING_API_URL, UPLOADTHING_INGEST_URL } = env()
  return new UTApi({
    token: UPLOADTHING_TOKEN,
    apiUrl: UPLOADTHING_API_URL,
    ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    // Errors are thrown, and logged by the caller: the SDK would log them a second time.
    logLevel: 'None',
    fetch: fetchInTime,
  })
}

/** `fetch` with a time limit, which includes reading the body. A redirect is an error unless the caller expects one. */
export function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
  milliseconds = timeLimitMs(),
): Promise<Response> {
  return withinTime(
    milliseconds,
    async (signal) => {
      const answer = await fetch(input, { redirect: 'error', ...init, signal })
      const body = await answer.arrayBuffer()
      const { status, statusText, headers } = answer
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
    },
    init.signal,
  )
}

/** `fetch` with a time limit for the start of the answer. Its body may take as long as its reader needs: a phone on a slow line
 *  needs minutes for 10 MB (see silenceLimited). */
export const fetchBegunInTime = (address: string): Promise<Response> =>
  withinTime(timeLimitMs(), (signal) => fetch(address, { signal }))

/** Waits for the provider; any failure becomes the refusal `provider`. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw providerFailed(cause)
  }
}

export function providerFailed(cause: unknown): DomainError {
  return new DomainError('provider', UNREACHABLE, { cause })
}

const UNREACHABLE =
  'Le service de stockage des fichiers n’a pas répondu. Rien n’a été modifié, vous pouvez réessayer.'
