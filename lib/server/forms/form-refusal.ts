import 'server-only'
import { z } from 'zod'
import { findUnavailability } from '../../domain/database-errors'
import { DomainError } from '../../domain/errors'
import type { FormState } from '../../domain/forms/schema'
import { log } from '../instance/log'

/** The form state for any thrown error. An unknown error is logged, and its text is never shown. */
export function formRefusal(error: unknown): Pick<FormState, 'message' | 'issues' | 'isUncertain'> {
  if (error instanceof z.ZodError)
    return { message: 'Vérifiez les champs signalés.', issues: firstIssues(error.issues) }
  if (error instanceof DomainError) return { message: error.message, issues: firstIssues(error.issues ?? []) }
  const unavailability = findUnavailability(error)
  if (unavailability) {
    log().warn({ err: error }, 'A form action could not ask the database')
    return { message: unavailability.message, issues: {}, isUncertain: true }
  }
  log().error({ err: error }, 'A form action failed')
  return { message: 'Une erreur est survenue. Veuillez réessayer.', issues: {}, isUncertain: true }
}

function firstIssues(
  issues: readonly { path: PropertyKey[] | string; message: string }[],
): Record<string, string> {
  const first: Record<string, string> = {}
  for (const { path, message } of issues) first[typeof path === 'string' ? path : path.join('.')] ??= message
  return first
}
