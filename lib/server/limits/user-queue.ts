import { type Actor, findActingUser } from '../../domain/context'
import { queuePerKey } from './queue-per-key'

/** How many changes of one user run at a time on an instance, and how many milliseconds further ones wait. */
const CONCURRENCY = 4
const TIMEOUT_MS = 5_000
const TOO_MANY = 'Vos modifications précédentes sont encore en cours. Réessayez dans un instant.'

// On globalThis because the framework loads this module once for its routes and once for its actions.
const shared = globalThis as typeof globalThis & { ostalUserQueue?: ReturnType<typeof queuePerKey> }
shared.ostalUserQueue ??= queuePerKey(CONCURRENCY, TIMEOUT_MS, TOO_MANY)
const enqueue = shared.ostalUserQueue

/** Runs a change in its user's queue, so that one owner's many changes leave the instance to the others. `unavailable` when it
 *  does not start in time. */
export function runInUserQueue<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const user = findActingUser(actor)
  return user ? enqueue(user.id, work) : work()
}
