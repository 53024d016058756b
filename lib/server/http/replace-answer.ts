import type { ServerResponse } from 'node:http'

/**
 * Puts another answer in the place of the framework's. The framework writes the response itself, so the decision is made
 * where its headers would leave: `instead` is asked with the status then; what it returns writes another answer, and the rest
 * of the framework's is dropped. It may also set `response.statusCode`, which the framework's answer then has.
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

  // What the framework lays over these methods itself, its compression, ends here.
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
