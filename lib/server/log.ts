import pino, { type Logger } from 'pino'
import { env } from '../env'

let logger: Logger | undefined

/** JSON lines on standard output. Addresses, passwords and tokens are taken out. */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
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
