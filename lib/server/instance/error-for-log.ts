type LoggedError = {
  name?: string
  message: string
  code?: unknown
  stack?: string | undefined
  cause?: LoggedError
}

/** Longer chains are cut; a cycle would never end. */
const CAUSES_MAX = 5

/** An error with its causes. A failed query has its values (addresses, tokens) in its message: only its location is logged. */
export function errorForLog(error: unknown, causesMax = CAUSES_MAX): LoggedError {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown' }
  const { name, code, cause } = error as Error & { code?: unknown }
  return {
    name,
    code,
    ...(isQuery(error)
      ? { message: 'A query failed', stack: placeOf(error) }
      : { message: error.message, stack: error.stack }),
    ...(cause instanceof Error && causesMax > 0 && { cause: errorForLog(cause, causesMax - 1) }),
  }
}

const isQuery = ({ name, message }: Error) =>
  name === 'DrizzleQueryError' || message.startsWith('Failed query')

const placeOf = ({ stack }: Error) =>
  stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
