import { AsyncLocalStorage } from 'node:async_hooks'

/** The requests that are being served: one, or those whose jobs are processed together. */
type Scope = { requestIds: readonly [string, ...string[]] }

// On globalThis because this module is loaded twice: by the product's server and by the framework.
const shared = globalThis as typeof globalThis & { ostalRequestIds?: AsyncLocalStorage<Scope> }
shared.ostalRequestIds ??= new AsyncLocalStorage()
const scopes = shared.ostalRequestIds

/** Runs `work` for these requests: its lines of the log name them. */
export const forRequests = <T>(requestIds: Scope['requestIds'], work: () => T): T =>
  scopes.run({ requestIds }, work)

/** The request that is being served; undefined outside one, and for jobs of several requests. */
export function currentRequestId(): string | undefined {
  const { requestIds = [] } = scopes.getStore() ?? {}
  return requestIds.length === 1 ? requestIds[0] : undefined
}

/** Whether a request or job is being served at all: not at start, and not in a test that calls the domain. */
export const isForRequest = (): boolean => scopes.getStore() !== undefined

/** What every line of the log says by itself. */
export function requestForLog(): { requestId?: string; requestIds?: readonly string[] } {
  const { requestIds = [] } = scopes.getStore() ?? {}
  const [requestId] = requestIds
  if (requestId === undefined) return {}
  return requestIds.length === 1 ? { requestId } : { requestIds }
}
