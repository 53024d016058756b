import type { ServerResponse } from 'node:http'

/** Keeps what the framework answers for itself out of shared caches. It lets them keep a prerendered page for a year and, by a
 *  header that few of them respect, tells a page from its data: what a caller asks for must not be what others get.
 *  Prerendered pages come from memory, with a rule of their own. */
export function keepFromSharedCaches(response: ServerResponse): void {
  if (/s-maxage/i.test(String(response.getHeader('cache-control'))))
    response.setHeader('Cache-Control', 'private, no-store')
}
