import { DomainError } from '../../domain/errors'
import { type Semaphore, semaphore } from '../../domain/semaphore'

/** Seconds after which a permit is likely to be free again. */
const RETRY_AFTER = 5

/** Limits how many tasks of each user an instance runs at a time: `rate_limited` when a user holds all of their permits. Returns
 *  the function that releases the permit. */
export function semaphorePerUser(
  permits: number,
  message = 'Vos envois précédents sont encore en cours.',
): (userId: number) => () => void {
  const semaphores = new Map<number, Semaphore>()
  return (userId) => {
    const own = semaphores.get(userId) ?? semaphore(permits)
    if (!own.tryAcquire()) throw new DomainError('rate_limited', message, { retryAfter: RETRY_AFTER })
    semaphores.set(userId, own)
    return () => {
      own.release()
      if (own.isIdle()) semaphores.delete(userId)
    }
  }
}
