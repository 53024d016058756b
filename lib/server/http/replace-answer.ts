import type { ServerResponse } from 'node:http'

/**
 * Replaces the framework's answer. The framework writes the response itself, so the decision is made right before its headers
 * are sent: `instead` gets the status; the function that it returns writes another answer, and the rest of the framework's is
 * dropped. It may also set `response.statusCode`, which the framework's answer then has.
 */
export function replaceAnswer(
  response: ServerResponse,
  instead: (status: number) => (() => void) | undefined,
): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  const ignoring = { writeHead: () => response, write: () => true, end: () => response }
  let replaced = false

  function replace(status: number): boolean {
    if (replaced || response.headersSent) return replaced
    const send = instead(status)
    if (!send) return false
    replaced = true
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    Object.assign(response, original)
    send()
    Object.assign(response, ignoring)
    return true
  }

  // This ends the framework's own wrapper of these methods, its compression.
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof original.writeHead>) => {
      const [status, ...rest] = args
      response.statusCode = status
      return replace(status)
        ? response
        : original.writeHead(...([response.statusCode, ...rest] as unknown as typeof args))
    },
    write: (...args: Parameters<typeof original.write>) =>
      replace(response.statusCode) ? true : original.write(...args),
    end: (...args: Parameters<typeof original.end>) =>
      replace(response.statusCode) ? response : original.end(...args),
  })
}
