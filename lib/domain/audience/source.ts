/** No other site is named: a typed address, a bookmark, a mail, or a site that does not send its name. */
export const DIRECT = 'direct'
/** All sites beyond `SOURCES_A_DAY`. */
export const OTHER_SITES = 'autres'

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Where a view came from: `null` from another page of ours, else the other site's host without its `www.`. */
export function sourceOf(referrerHost: string, ownHost: string): string | null {
  if (referrerHost === ownHost) return null
  const host = referrerHost
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
  return HOST.test(host) ? host : DIRECT
}
