/** A request's target as the framework can read it: without scheme, host and fragment, with a path that can be decoded, and
 *  with a picture's whole address as one part of it. A path that is no percent-encoded UTF-8 is taken to the letter, because
 *  the framework would answer it with a 500. Null for a target that is no path, as of an `OPTIONS` to the whole server. */
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

/** `/api/pictures/https://…/x.webp`, also where a proxy has made one slash of two. */
const PICTURE_BY_ADDRESS = /^(\/api\/pictures\/)(https?:\/[^?]*)/i

const wholeAddressAsName = (target: string) =>
  target.replace(
    PICTURE_BY_ADDRESS,
    (_, path: string, address: string) => path + address.replace(/(?<!\/)\/+$/, '').replaceAll('/', '%2F'),
  )

// No client sends one; the framework would cut it off after the page in memory was looked for by the whole.
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

/** Whether this path answers people with a page, even for a missing address. */
export const isScreen = (path: string) =>
  !isApi(path) && !path.startsWith('/_next/') && path !== '/embed.js' && path !== '/embed-shop.js'

/** The pages for one request that search engines may list: the log-in, the notice of illegal content, and the wizard under its three
 *  addresses. */
const LISTED = ['/login', '/start', '/signup', '/signaler', '/dashboard/new-website']

/** Whether search engines may list what is not sent from memory at this path: these pages and the pictures that clients show
 *  on their sites. All else is private, or no page. */
export const isListed = (path: string) => LISTED.includes(path) || path.startsWith('/api/pictures/')
