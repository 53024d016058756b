import { currentScope, inScope, newScope } from '../http/request-scope'

/** Runs `work` for these requests: its log lines name them. */
export const withRequestIds = <T>(requestIds: readonly string[], work: () => T): T =>
  inScope(newScope(requestIds), work)

/** The current request; undefined outside one, and for jobs of several requests. */
export function currentRequestId(): string | undefined {
  const { requestIds = [] } = currentScope() ?? {}
  return requestIds.length === 1 ? requestIds[0] : undefined
}

/** Whether a request or job is being processed: false at start, and in a test that calls the domain. */
export const isForRequest = (): boolean => currentScope() !== undefined

/** The ids that every log line carries. */
export function requestForLog(): { requestId?: string; requestIds?: readonly string[] } {
  const { requestIds = [] } = currentScope() ?? {}
  const [requestId] = requestIds
  if (requestId === undefined) return {}
  return requestIds.length === 1 ? { requestId } : { requestIds }
}
