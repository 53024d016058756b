import { DomainError } from './errors'
import { isUnknownCommit } from './unknown-commit'

type PostgresError = { code?: string; constraint?: string }

/** The database's own error; drizzle wraps it as the cause. */
function postgresError(error: unknown): PostgresError {
  const { cause } = (error ?? {}) as { cause?: unknown }
  return (cause ?? error ?? {}) as PostgresError
}

/** Whether a write failed because another row has the value that must be unique. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = postgresError(error)
  return code === '23505' && name === constraint
}

/** Whether a row cannot be deleted or written because of a foreign key. */
export const isForeignKeyViolation = (error: unknown): boolean => postgresError(error).code === '23503'

// pg's messages without a code: no connection, a lost one, one that went silent.
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/

// Connection refused or lost, server starting or stopping, too many clients, statement timed out.
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0[1-3]|08\d{3}|53300|57014|55P03)$/

/** Whether the database could not be reached or queried, so that a retry makes sense. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const wrapped = postgresError(error) as PostgresError & { message?: string }
  return UNREACHABLE.test(wrapped.code ?? '') || UNREACHABLE_MESSAGE.test(wrapped.message ?? '')
}

const UNKNOWN_COMMIT =
  'La confirmation n’est pas arrivée\u00a0: on ne sait pas si votre demande a été exécutée. La répéter avec le même identifiant d’envoi est sans risque\u00a0; sinon, vérifiez d’abord.'

/** The caller's error for a database that could not be asked, or never answered a commit; null for any other error. */
export function findUnavailability(error: unknown): DomainError | null {
  if (isUnknownCommit(error)) return new DomainError('unavailable', UNKNOWN_COMMIT)
  return isDatabaseUnreachable(error) ? new DomainError('unavailable') : null
}
