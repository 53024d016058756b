import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '../../env'
import { CLIENT_ADDRESS_HEADER, clientAddress, REQUEST_ID_HEADER } from '../requests/client-address'

/** Writes facts that only the server knows into the request's headers, replacing those that a client sent under these names. The
 *  framework passes on X-Forwarded-For as the client wrote it, so the address comes from the connection. Returns the request's
 *  id. */
export function markRequest(request: IncomingMessage, trustedHops: number): string {
  const forwardedFor = request.headers['x-forwarded-for']
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
    request.socket.remoteAddress ?? 'unknown',
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedHops,
  )
  const requestId = randomUUID()
  request.headers[REQUEST_ID_HEADER] = requestId
  return requestId
}

/** Confirms to the framework, after the check, that a form comes from our own pages. It would compare `Origin`, which a browser
 *  may omit, with the host named by the client, and request from that host the page that an action redirects to. */
export function confirmOrigin({ headers }: IncomingMessage): void {
  const { origin, host } = new URL(env().PUBLIC_ORIGIN)
  headers.origin = origin
  headers['x-forwarded-host'] = host
}
