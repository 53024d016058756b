import { DomainError } from '../domain/errors'

/** Releases the place. */
export type Release = () => void

/** Seconds after which a place is likely to be free again. */
const SOON = 5

/** Limits how many tasks an instance runs at a time: `unavailable` when all places are taken. */
export function semaphore(places: number): () => Release {
  let taken = 0
  return () => {
    if (taken >= places) throw new DomainError('unavailable')
    taken += 1
    return () => {
      taken -= 1
    }
  }
}

/** The same per user, so that no user takes the places of others: `rate_limited` when a user has all of theirs. */
export function semaphorePerUser(
  places: number,
  message = 'Vos envois précédents sont encore en cours.',
): (userId: number) => Release {
  const taken = new Map<number, number>()
  return (userId) => {
    const own = taken.get(userId) ?? 0
    if (own >= places) throw new DomainError('rate_limited', message, { retryAfter: SOON })
    taken.set(userId, own + 1)
    return () => {
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}

/** The same with a queue: so many tasks per key (a user, a link) run at a time, further ones wait for their turn, `unavailable`
 *  with `message` when it does not come within so many milliseconds. */
export function turnsPerKey(
  places: number,
  patience: number,
  message: string,
): <T>(key: number | string, work: () => Promise<T>) => Promise<T> {
  const keys = new Map<number | string, { running: number; waiting: (() => void)[] }>()
  return async (key, work) => {
    const own = keys.get(key) ?? { running: 0, waiting: [] }
    keys.set(key, own)
    if (own.running < places) own.running += 1
    else await turn(own.waiting, { patience, message })
    try {
      return await work()
    } finally {
      // First come, first served.
      const next = own.waiting.shift()
      if (next) next()
      else own.running -= 1
      if (own.running === 0) keys.delete(key)
    }
  }
}

function turn(
  waiting: (() => void)[],
  { patience, message }: { patience: number; message: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(new DomainError('unavailable', message, { retryAfter: SOON }))
    }, patience)
    waiting.push(begin)
  })
}
