import type { ServerResponse } from 'node:http'
import { NO_PAGE_POLICY } from '../security-headers'

/** Gives an answer without a content security policy of its own the one that forbids frames. When it is sent and no earlier: the
 *  framework drops a header of a route where one is set already. */
export function keepFromFrames(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!response.hasHeader('content-security-policy'))
      response.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
    return writeHead(...args)
  }) as typeof response.writeHead
}
