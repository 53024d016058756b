import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Set on every request before the product sees it; whatever a client sent under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-ostal-client-address'

/** The client's address: the connection's own, or behind `hops` trusted proxies the entry the outermost one added. */
export function clientAddress(remote: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0) return remote
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return chain.at(-hops) ?? remote
}

/** The framework hands on X-Forwarded-For as the client wrote it, so the address is taken from the connection itself. */
export function recordClientAddresses(hops: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket }
    const forwardedFor = request.headers['x-forwarded-for']
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
      socket.remoteAddress ?? 'unknown',
      Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
      hops,
    )
  })
}
