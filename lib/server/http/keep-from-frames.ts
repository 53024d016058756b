import type { ServerResponse } from 'node:http'
import { NO_PAGE_POLICY } from '../security-headers'

/** Adds a content security policy that forbids framing to answers without a policy. It waits until the headers are sent,
 *  because the framework drops a route's header where one is already set. */
export function keepFromFrames(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!response.hasHeader('content-security-policy'))
      response.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
    return writeHead(...args)
  }) as typeof response.writeHead
}
