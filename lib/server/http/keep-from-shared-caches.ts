import type { ServerResponse } from 'node:http'

/** Keeps the framework's own answers out of shared caches. It allows a prerendered page to be cached for a year and separates a
 *  page from its data only by a header that few caches respect: one caller's answer must not reach others. Prerendered pages come
 *  from memory, with their own rule. */
export function keepFromSharedCaches(response: ServerResponse): void {
  if (/s-maxage/i.test(String(response.getHeader('cache-control'))))
    response.setHeader('Cache-Control', 'private, no-store')
}
