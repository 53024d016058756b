/** A request's target in the form that the framework reads: without scheme, host and fragment, with a decodable path, and with a
 *  picture's whole URL as one segment of it. A path that is not percent-encoded UTF-8 is taken literally, because the framework
 *  would answer it with a 500. Null for a target without a path, as of an `OPTIONS` to the whole server. */
export function readableTarget(sent: string): string | null {
  const target = withoutFragment(sent)
  const origin = target.startsWith('/') ? '' : /^https?:\/\/[^/?]*/i.exec(target)?.[0]
  if (origin === undefined) return null
  const local = wholeAddressAsName(origin ? withSlash(target.slice(origin.length)) : target)
  if (!local.includes('%')) return local
  const path = pathOf(local)
  try {
    decodeURIComponent(path)
    return local
  } catch {
    return path.replaceAll('%', '%25') + local.slice(path.length)
  }
}

/** `/api/pictures/https://…/x.webp`, also when a proxy has merged the two slashes. */
const PICTURE_BY_ADDRESS = /^(\/api\/pictures\/)(https?:\/[^?]*)/i

const wholeAddressAsName = (target: string) =>
  target.replace(
    PICTURE_BY_ADDRESS,
    (_, path: string, address: string) => path + address.replace(/(?<!\/)\/+$/, '').replaceAll('/', '%2F'),
  )

// No client sends one; the framework would drop it after the page in memory was looked up with it.
function withoutFragment(target: string): string {
  const start = target.indexOf('#')
  return start < 0 ? target : target.slice(0, start)
}

const withSlash = (target: string) => (target.startsWith('/') ? target : `/${target}`)

/** The target without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

export const isCheckout = (path: string) => /^\/checkout\/?$/.test(path)

/** Whether this path is answered with a page, even when it does not exist. */
export const isScreen = (path: string) =>
  !isApi(path) && !path.startsWith('/_next/') && path !== '/embed.js' && path !== '/embed-shop.js'

/** The pages rendered per request that search engines may list: the log-in, the notice of illegal content, and the wizard at its
 *  three URLs. */
const LISTED = ['/login', '/start', '/signup', '/signaler', '/dashboard/new-website']

/** Whether search engines may list this path when it is not sent from memory: these pages, and the pictures that clients show on
 *  their sites. Everything else is private, or not a page. */
export const isListed = (path: string) => LISTED.includes(path) || path.startsWith('/api/pictures/')
