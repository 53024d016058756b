import { DomainError } from '@/lib/domain/errors'

/** Seconds after which a place is likely to be free again. */
const SOON = 5

/** Lets an instance do so much of something at a time: `unavailable` when all places are taken. */
export function placesFor(count: number) {
  let taken = 0
  return async function inPlace<T>(work: () => Promise<T>): Promise<T> {
    if (taken >= count) throw new DomainError('unavailable')
    taken += 1
    try {
      return await work()
    } finally {
      taken -= 1
    }
  }
}

/** As placesFor, for each person: `rate_limited` when they have all of theirs, so that nobody takes everybody's. */
export function placesForEach(count: number) {
  const taken = new Map<number, number>()
  return async function inOwnPlace<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const own = taken.get(userId) ?? 0
    if (own >= count) {
      throw new DomainError('rate_limited', 'Vos envois précédents sont encore en cours.', {
        retryAfter: SOON,
      })
    }
    taken.set(userId, own + 1)
    try {
      return await work()
    } finally {
      const left = (taken.get(userId) ?? 1) - 1
      if (left > 0) taken.set(userId, left)
      else taken.delete(userId)
    }
  }
}
