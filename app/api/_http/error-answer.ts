import { z } from 'zod'
import { findUnavailability } from '@/lib/domain/database-errors'
import { DomainError, type ErrorCode, type Issue } from '@/lib/domain/errors'
import { log } from '@/lib/server/instance/log'
import { wirePath } from '../_wire/names'
import type { Operation } from '../_wire/operation'

const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  second_factor: 401,
  forbidden: 403,
  site_inactive: 403,
  not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  unavailable: 503,
  provider: 502,
  shipment_unknown: 502,
}

/** The most faults that one answer lists: the caller fixes them and calls again. */
const ISSUES_MAX = 100

/** The default `Retry-After` of a 429 or 503, in seconds. */
const RETRY_AFTER = 5

/** The JSON answer for anything thrown during a call. Unknown errors are logged, and the answer reveals nothing about them.
 *  `names`: the body's names for the domain's fields. */
export function errorAnswer(
  thrown: unknown,
  requestId: string,
  { names, repeatsError }: Pick<Operation, 'names' | 'repeatsError'> = {},
): Response {
  const said = (message: string) => (repeatsError ? { message, error: message } : { message })
  const error = asDomainError(thrown)
  if (!error) {
    log().error({ err: thrown, requestId }, 'A call failed')
    const message = 'Une erreur inattendue est survenue. Elle a été enregistrée.'
    return Response.json({ ...said(message), code: 'internal' }, { status: 500 })
  }
  const status = STATUS[error.code]
  if (status === 502) log().warn({ err: thrown, requestId }, 'A provider failed')
  const issues = error.issues
    ?.slice(0, ISSUES_MAX)
    .map(({ path, message }) => ({ path: wirePath(names, path), message }))
  const retryAfter = error.retryAfter ?? (status === 429 || status === 503 ? RETRY_AFTER : undefined)
  return Response.json(
    { ...said(error.message), code: error.code, ...(issues && { issues }) },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  )
}

function asDomainError(thrown: unknown): DomainError | null {
  if (thrown instanceof DomainError) return thrown
  if (thrown instanceof z.ZodError)
    return new DomainError('validation', undefined, { issues: thrown.issues.flatMap(toIssues) })
  const unavailability = findUnavailability(thrown)
  if (unavailability) log().warn({ err: thrown }, 'The database could not be reached')
  return unavailability
}

/** Each unknown field becomes an issue of its own. */
const toIssues = (issue: z.core.$ZodIssue): Issue[] => {
  const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined
  if (meant) return meant.flatMap(toIssues)
  return (
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  ).map((path) => ({ path: path.join('.'), message: issue.message }))
}

/** The union branch whose faults are all inside its fields: the other branches fail as a whole. */
const meantBranch = (branches: z.core.$ZodIssue[][]) =>
  branches.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
