import { env } from '../env'

/** The timeout of a provider call in milliseconds: our own 502 has to be sent within ten seconds. */
export const providerTimeoutMs = (): number => env().PROVIDER_TIMEOUT_MS

/** Every call that leaves the product goes through here. Throws a TimeoutError after so many milliseconds, whether or not
 *  `call` obeys its signal; `outer` ends it earlier. The timer keeps its controller: a signal of AbortSignal.any can be
 *  collected before it fires. */
export async function withTimeout<T>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal | null,
): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let leave = () => {}
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown) => {
      controller.abort(reason)
      reject(reason)
    }
    leave = () => end(outer?.reason)
    timer = setTimeout(() => end(new DOMException('No answer in time', 'TimeoutError')), milliseconds)
    if (outer?.aborted) leave()
    else outer?.addEventListener('abort', leave)
  })
  try {
    return await Promise.race([ended, call(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
}
