import { DomainError } from '../../domain/errors'
import { log } from '../instance/log'
import { isForRequest } from '../requests/request-id'
import { metrics } from './registry'

/** Makes a provider's call; metrics and log record its duration and outcome. Synchronous results are not counted as calls. */
export function observeCall<T>(provider: string, call: string, make: () => T): T {
  const began = performance.now()
  const result = make()
  if (!(result instanceof Promise)) return result
  const end = (outcome: string) => {
    const seconds = (performance.now() - began) / 1_000
    metrics()?.providerCalls.observe({ provider, call, outcome }, seconds)
    // Only for requests and jobs, which operators look up.
    if (isForRequest()) log().info({ provider, call, outcome, seconds }, 'A provider was called')
  }
  result.then(
    () => end('ok'),
    (error: unknown) => end(outcomeOf(error)),
  )
  return result
}

/** The kind of a fault: one of a few values, as a label must be. */
function outcomeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined
  return typeof kind === 'string' ? kind : 'failed'
}
