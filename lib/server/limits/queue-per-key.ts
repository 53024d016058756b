import { DomainError } from '../../domain/errors'
import { type Semaphore, semaphore } from '../../domain/semaphore'

/** Seconds after which a place in the queue is likely to be free again. */
const RETRY_AFTER = 5

/** Runs `concurrency` tasks per key (a user, a link) at a time; further ones wait in the key's queue: `unavailable` with `message`
 *  when they do not start within `timeoutMs`. */
export function queuePerKey(
  concurrency: number,
  timeoutMs: number,
  message: string,
): <T>(key: number | string, work: () => Promise<T>) => Promise<T> {
  const semaphores = new Map<number | string, Semaphore>()
  return async (key, work) => {
    const own = semaphores.get(key) ?? semaphore(concurrency)
    semaphores.set(key, own)
    if (!(await own.acquire(timeoutMs)))
      throw new DomainError('unavailable', message, { retryAfter: RETRY_AFTER })
    try {
      return await work()
    } finally {
      own.release()
      if (own.isIdle()) semaphores.delete(key)
    }
  }
}
