import { UTApi } from 'uploadthing/server'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'

/** UploadThing's SDK. It has no timeouts of its own: each of its requests gets one here. */
export function uploadThing(): UTApi {
  const { UPLOADTHING_TOKEN, UPLOADTHING_API_URL, UPLOADTHING_INGEST_URL } = env()
  return new UTApi({
    token: UPLOADTHING_TOKEN,
    apiUrl: UPLOADTHING_API_URL,
    ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    // Errors are thrown, and logged by the caller: the SDK would log them a second time.
    logLevel: 'None',
    fetch: fetchWithTimeout,
  })
}

/** `fetch` with a timeout, which includes reading the body. A redirect is an error unless the caller expects one. */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  milliseconds = providerTimeoutMs(),
): Promise<Response> {
  return withTimeout(
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

/** `fetch` with a timeout for the response headers. The body may take as long as its reader needs: a phone on a slow line
 *  needs minutes for 10 MB (see silenceLimited). */
export const fetchWithHeaderTimeout = (address: string): Promise<Response> =>
  withTimeout(providerTimeoutMs(), (signal) => fetch(address, { signal }))

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
