import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { isDatabaseUnreachable } from '../../domain/database-errors'

/** The state of the request, or of the jobs, being processed. */
export type RequestScope = {
  /** Several for jobs of several requests that are processed together. */
  requestIds: readonly string[]
  databaseAway: boolean
  /** A server action was found and its arguments parsed. */
  actionBegan: boolean
  /** A page shows that a limit was reached: the seconds until it resets. */
  rateLimited?: number
}

// On globalThis because this module is loaded twice: by the product's server and by the framework.
const shared = globalThis as typeof globalThis & { ostalRequests?: AsyncLocalStorage<RequestScope> }
shared.ostalRequests ??= new AsyncLocalStorage()
const requests = shared.ostalRequests

export const newScope = (requestIds: readonly string[]): RequestScope => ({
  requestIds,
  databaseAway: false,
  actionBegan: false,
})

export const currentScope = (): RequestScope | undefined => requests.getStore()

export function inScope<T>(scope: RequestScope, work: () => T): T {
  return requests.run(scope, work)
}

export function noteAction(): void {
  const scope = requests.getStore()
  if (scope) scope.actionBegan = true
}

/** Gives the page being rendered the status 429, like an API call. */
export function noteRateLimited(retryAfter: number): void {
  const scope = requests.getStore()
  if (scope) scope.rateLimited = retryAfter
}

/** A page that fails with this error is answered with a 503. */
export function noteDatabaseFailure(error: unknown): void {
  const scope = requests.getStore()
  if (scope && isDatabaseUnreachable(error)) scope.databaseAway = true
}

/** Makes a pool note in the running request's scope when the database is unreachable. */
export function watchedPool(pool: Pool): Pool {
  for (const method of ['connect', 'query'] as const) {
    const original: (...args: unknown[]) => unknown = pool[method].bind(pool)
    const watched = (...args: unknown[]) => {
      const result = original(...args)
      if (result instanceof Promise) result.catch(noteDatabaseFailure)
      return result
    }
    Object.assign(pool, { [method]: watched })
  }
  return pool
}
