import pino, { type Logger } from 'pino'
import { env } from '../env'
import { errorForLog } from './error-for-log'

let logger: Logger | undefined

/** JSON lines on standard output. Addresses, passwords and tokens are taken out. */
export function log(): Logger {
  logger ??= pino({
    level: level(),
    serializers: { err: errorForLog },
    redact: {
      paths: [
        '*.password',
        '*.Password',
        '*.token',
        '*.Token',
        '*.email',
        '*.Email',
        '*.authorization',
        '*.cookie',
      ],
      censor: '…',
    },
  })
  return logger
}

/** What is wrong with the configuration is logged, too. */
function level(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}
