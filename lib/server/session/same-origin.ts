import { env } from '../../env'

/** Whether a request comes from our own pages. Browsers set both headers themselves: one suffices, and if both are present they
 *  have to agree. `Origin: null`, from a browser that withholds it, counts as absent. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const said: boolean[] = []
  if (origin && origin !== 'null') said.push(origin === env().PUBLIC_ORIGIN)
  if (site) said.push(site === 'same-origin')
  return said.length > 0 && said.every(Boolean)
}
