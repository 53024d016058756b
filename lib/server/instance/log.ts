import pino, { type Logger } from 'pino'
import { env } from '../../env'
import { requestForLog } from '../requests/request-id'
import { errorForLog } from './error-for-log'
import { redacted } from './redact'

let logger: Logger | undefined

/** JSON lines on standard output, each with its request's id. Addresses, passwords and tokens are redacted. */
export function log(): Logger {
  logger ??= pino({
    level: level(),
    serializers: { err: errorForLog },
    mixin: requestForLog,
    formatters: { log: (logged) => redacted(logged) },
  })
  return logger
}

/** Falls back, so that faults of the configuration are logged, too. */
function level(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}
