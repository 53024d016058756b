import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '../../env'
import { CLIENT_ADDRESS_HEADER, clientAddress, REQUEST_ID_HEADER } from '../client-address'

/** Writes what only the server knows into the request's headers, replacing what a client sent under these names. The
 *  framework hands on X-Forwarded-For as the client wrote it, so the address is taken from the connection. Returns the
 *  request's id. */
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

/** Says to the framework what has been checked: a form comes from our own pages. It would compare `Origin`, which a browser
 *  may keep to itself, with the host that the client names, and ask that host for the page an action leads to. */
export function confirmOrigin({ headers }: IncomingMessage): void {
  const { origin, host } = new URL(env().PUBLIC_ORIGIN)
  headers.origin = origin
  headers['x-forwarded-host'] = host
}
