import { DomainError } from '../../domain/errors'
import { metrics } from './registry'

/** Observes how long a provider's call took and what came of it. What answers at once is no call. */
export function observeCall<T>(provider: string, call: string, result: T): T {
  const calls = metrics()?.providerCalls
  if (!calls || !(result instanceof Promise)) return result
  const end = calls.startTimer({ provider, call })
  result.then(
    () => end({ outcome: 'ok' }),
    (error: unknown) => end({ outcome: outcomeOf(error) }),
  )
  return result
}

/** The kind of a fault, of which there are few. */
function outcomeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined
  return typeof kind === 'string' ? kind : 'failed'
}
