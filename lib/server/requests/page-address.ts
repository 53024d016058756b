/** The header by which the middleware passes a session page its own URL; a browser's value is overwritten. */
export const ADDRESS_HEADER = 'x-page-address'

/** A page's path with its query, without the framework's own parameters. */
export function pageAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Where to return after a log-in: `path`, with the query of the request when the request is for that page and `path` has no
 *  query. */
export function withOwnQuery(path: string, headers: Pick<Headers, 'get'>): string {
  const address = headers.get(ADDRESS_HEADER)
  const isSame = address !== null && pathOf(address) === path
  return isSame && address.length <= MAX_LENGTH ? address : path
}

const MAX_LENGTH = 1_000
const pathOf = (address: string) => address.split('?', 1)[0]
