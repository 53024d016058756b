import { DomainError } from '../../domain/errors'
import { semaphore } from '../../domain/semaphore'
import { providerTimeoutMs } from '../with-timeout'

/** Seconds after which the provider may answer again. */
const RETRY_AFTER = 10
/** A timer may fire a little early. */
const SLACK_MS = 50

/**
 * A queue for calls to the file provider: `concurrency` run at a time, `maxWaiting` more wait. `unavailable` when the queue is
 * full, for a call that does not start within a call's timeout, and for every waiting call once a running one times out: a silent
 * provider would keep each of them waiting as long, one after another.
 */
export function callQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const { acquire, release, refuseWaiting, waitingCount } = semaphore(concurrency)
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (waitingCount() >= maxWaiting || !(await acquire(providerTimeoutMs()))) throw busy()
    const startedAt = performance.now()
    try {
      return await call()
    } catch (error) {
      const isTimeout = performance.now() - startedAt >= providerTimeoutMs() - SLACK_MS
      if (isTimeout) refuseWaiting()
      throw error
    } finally {
      release()
    }
  }
}

const busy = () =>
  new DomainError(
    'unavailable',
    'Le service de stockage des fichiers est très lent en ce moment. Réessayez dans un instant.',
    { retryAfter: RETRY_AFTER },
  )
