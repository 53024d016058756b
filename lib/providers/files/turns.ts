import { DomainError } from '../../domain/errors'
import { timeLimitMs } from '../within-time'

type Turn = { begin: () => void; refuse: () => void }

/** Seconds after which the provider may answer again. */
const SOON = 10
/** A timer may fire a little early. */
const SLACK_MS = 50

/**
 * Limits calls to the file provider: `places` run at a time, `queue` more wait. `unavailable` when the queue is full, when no
 * turn comes within a call's time limit, and for every waiting call once a running one gets no answer in that time: a silent
 * provider would keep each of them waiting as long, one after another.
 */
export function turnsAtProvider({ places, queue: most }: { places: number; queue: number }) {
  let running = 0
  const queue: Turn[] = []

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (end: () => void) => () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(own), 1)
        end()
      }
      const own: Turn = { begin: leave(resolve), refuse: leave(() => reject(busy())) }
      const timer = setTimeout(own.refuse, timeLimitMs())
      queue.push(own)
    })

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running < places) running += 1
    else if (queue.length >= most) throw busy()
    else await turn()
    const began = performance.now()
    try {
      return await call()
    } catch (error) {
      const isSilence = performance.now() - began >= timeLimitMs() - SLACK_MS
      if (isSilence) for (const waiting of [...queue]) waiting.refuse()
      throw error
    } finally {
      const [next] = queue
      if (next) next.begin()
      else running -= 1
    }
  }
}

const busy = () =>
  new DomainError(
    'unavailable',
    'Le service de stockage des fichiers est très lent en ce moment. Réessayez dans un instant.',
    { retryAfter: SOON },
  )
