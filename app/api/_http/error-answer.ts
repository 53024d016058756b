import { z } from 'zod'
import { isDatabaseUnreachable } from '@/lib/domain/database-errors'
import { DomainError, type ErrorCode, type Issue } from '@/lib/domain/errors'
import { log } from '@/lib/server/log'

const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  site_inactive: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  unavailable: 503,
  provider: 502,
}

/** Seconds to wait where a refusal names none. */
const RETRY_AFTER = 5

/** The JSON answer to anything thrown on the way. Unknown errors are logged and told to nobody. */
export function errorAnswer(thrown: unknown, requestId: string, wireName = (path: string) => path): Response {
  const error = asDomainError(thrown)
  if (!error) {
    log().error({ err: thrown, requestId }, 'A call failed')
    const message = 'Une erreur inattendue est survenue. Elle a été enregistrée.'
    return Response.json({ message, code: 'internal' }, { status: 500 })
  }
  const status = STATUS[error.code]
  if (error.code === 'provider') log().warn({ err: thrown, requestId }, 'A provider failed')
  const issues = error.issues?.map(({ path, message }) => ({ path: wireName(path), message }))
  return Response.json(
    { message: error.message, code: error.code, ...(issues && { issues }) },
    {
      status,
      headers:
        status === 429 || status === 503 ? { 'Retry-After': String(error.retryAfter ?? RETRY_AFTER) } : {},
    },
  )
}

function asDomainError(thrown: unknown): DomainError | null {
  if (thrown instanceof DomainError) return thrown
  if (thrown instanceof z.ZodError)
    return new DomainError('validation', undefined, { issues: thrown.issues.map(toIssue) })
  if (isDatabaseUnreachable(thrown)) {
    log().warn({ err: thrown }, 'The database could not be reached')
    return new DomainError('unavailable')
  }
  return null
}

const toIssue = (issue: z.core.$ZodIssue): Issue => ({ path: issue.path.join('.'), message: issue.message })
