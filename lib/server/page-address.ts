/** How the middleware tells a session page its own address; what a browser sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-page-address'

/** A page's path with its query, without what the framework adds to it. */
export function pageAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Where to come back to after a log-in: `path`, with the query of the request when that is the page that was asked and
 *  `path` names none. */
export function withOwnQuery(path: string, headers: Pick<Headers, 'get'>): string {
  const address = headers.get(ADDRESS_HEADER)
  const isSame = address !== null && pathOf(address) === path
  return isSame && address.length <= MAX_LENGTH ? address : path
}

const MAX_LENGTH = 1_000
const pathOf = (address: string) => address.split('?', 1)[0]
