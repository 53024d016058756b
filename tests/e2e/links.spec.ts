import type { APIRequestContext, Page } from 'playwright/test'
import { publicPages } from '../support/public-pages'
import { expect, test } from '../support/test'

type Target = { url: string; what: string }
type Seen = { status: number; to?: string; targets: Target[]; ids: string[] }

test('every link, anchor, picture and icon leads somewhere, and links lead to every page', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? ''
  const built = await builtOrigin(request)
  const toOwn = (url: string) => url.replace(built, baseURL)
  const seen = new Map<string, Promise<Seen>>()
  const look = (url: string) => {
    const found = seen.get(url) ?? lookAt(url, page, request)
    seen.set(url, found)
    return found
  }

  const faults: string[] = []
  const reached = new Set<string>()
  async function follow(start: string[]) {
    let next = start
    while (next.length > 0) {
      const pages = await Promise.all(next.map(async (url) => ({ url, ...(await look(url)) })))
      for (const { url } of pages) reached.add(url)
      const links = pages.flatMap(({ url, targets }) =>
        targets.map(({ what, url: target }) => ({ from: url, what, target: toOwn(target) })),
      )
      const own = links.filter(({ target }) => target.startsWith(`${baseURL}/`))
      for (const { from, what, target } of own) faults.push(...(await faultsOf(target, `${what} of ${from}`)))
      const followed = own.filter(({ what }) => what === 'a').map(({ target }) => withoutHash(target))
      next = [...new Set(followed)].filter((url) => !reached.has(url))
    }
  }

  async function faultsOf(target: string, where: string): Promise<string[]> {
    const answer = await look(withoutHash(target))
    if (answer.to) {
      const end = await look(toOwn(withoutHash(answer.to)))
      return end.status === 200 ? [] : [`${where}: ${target} redirects to a ${end.status}`]
    }
    if (answer.status >= 400) return [`${where}: ${target} answers ${answer.status}`]
    const id = decodeURIComponent(new URL(target).hash.slice(1))
    const count = answer.ids.filter((one) => one === id).length
    return id === '' || count === 1 ? [] : [`${where}: ${target} is there ${count} times`]
  }

  await follow([`${baseURL}/`])
  const map = await (await request.get('/sitemap.xml')).text()
  const indexed = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => toOwn(url))
  expect(indexed.length).toBeGreaterThan(10)
  const orphans = indexed.filter((url) => !reached.has(new URL(url).href))
  // Pages without inbound links may link to other pages.
  await follow(publicPages().map((path) => baseURL + path))
  expect.soft(orphans, 'in the sitemap, but no link leads there').toEqual([])
  expect([...new Set(faults)]).toEqual([])
})

const withoutHash = (url: string) => url.replace(/#.*/, '')

/** The origin that prerendered pages contain. */
async function builtOrigin(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text()
  return new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '').origin
}

async function lookAt(url: string, page: Page, request: APIRequestContext): Promise<Seen> {
  const answer = await request.get(url, { maxRedirects: 0 })
  const { location, 'content-type': type = '' } = answer.headers()
  const seen = { status: answer.status(), targets: [], ids: [] }
  if (location) return { ...seen, to: new URL(location, url).href }
  if (!/^(text\/html|image\/svg)/.test(type)) return seen
  return { ...seen, ...(await page.evaluate(readPage, [url, await answer.text()] as const)) }
}

/** A page's links and ids. Runs in the browser. */
function readPage([url, html]: readonly [string, string]): { targets: Target[]; ids: string[] } {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const attributes = ['href', 'src', 'srcset', 'poster', 'action']
  const targets = [...parsed.querySelectorAll('*')].flatMap((element) =>
    attributes
      .flatMap((name) => {
        const value = element.getAttribute(name)
        if (value === null || element.tagName === 'BASE') return []
        return name === 'srcset' ? value.split(',').map((one) => one.trim().split(' ')[0] ?? '') : [value]
      })
      .filter((value) => URL.canParse(value, url))
      .map((value) => ({ what: element.tagName.toLowerCase(), url: new URL(value, url).href })),
  )
  return { targets, ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id) }
}
