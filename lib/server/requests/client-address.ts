/** Set on every request by lib/server/http, replacing any headers of these names that a client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-ostal-client-address'
export const REQUEST_ID_HEADER = 'x-ostal-request-id'

/** The client's address: the connection's own, or behind `hops` trusted proxies the entry that the outermost one added. */
export function clientAddress(remote: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0) return remote
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return chain.at(-hops) ?? remote
}
