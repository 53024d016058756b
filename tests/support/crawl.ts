import type { BrowserContext, Page } from 'playwright/test'
import { isHydrated } from './hydration'

/** Opens the pages and everything of ours that they link to, one URL of each kind: `/orders/9` stands for all orders. Returns
 *  the opened paths, documents included. */
export async function crawl(context: BrowserContext, origin: string, start: readonly string[]) {
  const page = await context.newPage()
  const known = new Set(start.map(kindOf))
  const queue = [...start]
  const opened: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!(await open(page, path))) continue
    opened.push(path)
    for (const found of await linksOn(page, origin)) {
      if (known.has(kindOf(found)) || ENDS_SESSION.test(found)) continue
      known.add(kindOf(found))
      queue.push(found)
    }
  }
  await page.close()
  return opened
}

const ENDS_SESSION = /deconnexion|logout/

/** A path without identifiers: numbers, tokens and query values. */
export function kindOf(path: string): string {
  const [way = '', query = ''] = path.split('?')
  const parts = way.split('/').map((part) => (/\d|^.{24,}$/.test(part) ? ':one' : part))
  return `${parts.join('/')}?${[...new URLSearchParams(query).keys()].sort().join('&')}`
}

/** Whether the path loaded; a download counts, although it opens no page. */
async function open(page: Page, path: string): Promise<boolean> {
  const arrives = await page.goto(path).then(
    () => true,
    (error: Error) => /Download is starting|ERR_ABORTED/.test(error.message),
  )
  // A PDF has no script to wait for.
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => {})
  return arrives
}

const linksOn = (page: Page, origin: string) =>
  page
    .evaluate(
      (ours) =>
        [...document.querySelectorAll('a[href]')]
          .map((link) => new URL((link as HTMLAnchorElement).href, document.baseURI))
          .filter((url) => url.origin === ours)
          .map(({ pathname, search }) => pathname + search),
      origin,
    )
    .catch(() => [])
