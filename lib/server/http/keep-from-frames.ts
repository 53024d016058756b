import type { ServerResponse } from 'node:http'
import { NO_PAGE_POLICY } from '../requests/security-headers'

/** Forbids framing in a response without a content security policy. Call it right before the headers are sent: the framework
 *  drops a route's header if one is already set. */
export function keepFromFrames(response: ServerResponse): void {
  if (!response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
}
