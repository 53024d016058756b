import pino, { type Logger } from 'pino'
import { env } from '../env'

let logger: Logger | undefined

/** JSON lines on standard output. Addresses, passwords and tokens are taken out. */
export function log(): Logger {
  logger ??= pino({
    level: level(),
    serializers: { err: withoutValues },
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

/** An error for the log. A failed query carries its values (addresses, tokens) in every field but its cause. */
function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown' }
  const { name, message, stack, code } = (error.cause instanceof Error ? error.cause : error) as Error & {
    code?: string
  }
  const where = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name, message, code, stack: [stack, ...(where ?? [])].join('\n') }
}
