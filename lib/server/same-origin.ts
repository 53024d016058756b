import { env } from '../env'

/** Whether a request comes from our own pages. A browser sets both headers itself: one is enough, and when both are there
 *  they have to agree. `Origin: null`, from a browser that keeps it to itself, counts as none. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const said: boolean[] = []
  if (origin && origin !== 'null') said.push(origin === env().PUBLIC_ORIGIN)
  if (site) said.push(site === 'same-origin')
  return said.length > 0 && said.every(Boolean)
}
