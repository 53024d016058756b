import { type Actor, findActingUser } from '../domain/context'
import { turnsPerKey } from './semaphore'

/** How many changes of one user run at a time on an instance, and how many milliseconds further ones wait. */
const PLACES = 4
const PATIENCE = 5_000
const TOO_MANY = 'Vos modifications précédentes sont encore en cours. Réessayez dans un instant.'

// On globalThis because the framework loads this module once for its routes and once for its actions.
const shared = globalThis as typeof globalThis & { ostalTurns?: ReturnType<typeof turnsPerKey> }
shared.ostalTurns ??= turnsPerKey(PLACES, PATIENCE, TOO_MANY)
const inTurn = shared.ostalTurns

/** Runs a change when its user has a free place, so that one owner's many changes leave the instance to the others. `unavailable`
 *  when none becomes free in time. */
export function inOwnTurn<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const user = findActingUser(actor)
  return user ? inTurn(user.id, work) : work()
}
