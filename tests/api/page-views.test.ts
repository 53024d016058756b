import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import sitemap from '@/app/sitemap'
import { findPublicPath } from '@/lib/server/requests/public-path'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { as } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { stored } from '../support/stored'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Two instances behind one database, as production has them. */
let product: Product
let twin: Product

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXY_HOPS: '1' } })
  const { databaseUrl: DATABASE_URL } = product
  await forgetSamples(DATABASE_URL)
  twin = await startProduct({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXY_HOPS: '1', DATABASE_URL } })
})
afterAll(async () => {
  await twin?.stop()
  await product?.stop()
})

const forgetSamples = (databaseUrl: string) => stored('truncate page_views, arrivals', [], databaseUrl)

let network = 0
/** A network that has not called yet. */
const elsewhere = () => `198.51.100.${(network += 1)}`

type Options = { at?: Product; query?: string; headers?: Record<string, string> }

const open = ({ at = product, query = 'path=/about', headers = {} }: Options = {}) =>
  call('POST', `/page-views?${query}`, {
    origin: at.origin,
    headers: {
      'sec-fetch-site': 'same-origin',
      'user-agent': FIREFOX,
      'x-forwarded-for': elsewhere(),
      ...headers,
    },
  })

const viewsOf = async (path: string) => {
  const [row] = await stored<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from page_views where path = $1',
    [path],
    product.databaseUrl,
  )
  return row?.views ?? 0
}

it('a public page that is opened counts once, at each instance and under each address', async () => {
  const query = 'path=/terms&from=www.exemple.fr'
  const twenty = Array.from({ length: 20 }, (_, n) => open({ query, at: n % 2 ? twin : product }))
  for (const answer of await Promise.all(twenty)) {
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await viewsOf('/cgu')).toBe(20)
  expect(await viewsOf('/terms')).toBe(0)
  expect(await stored('select source, arrivals from arrivals', [], product.databaseUrl)).toEqual([
    { source: 'exemple.fr', arrivals: 20 },
  ])
})

it.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a browser that says Global Privacy Control', { 'sec-gpc': '1' }],
  ['a browser that says Do Not Track', { dnt: '1' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
])('%s is not counted, and answered alike', async (_, headers) => {
  const before = await viewsOf('/about')
  expect((await open({ headers: headers as Record<string, string> })).status).toBe(204)
  expect(await viewsOf('/about')).toBe(before)
})

it('an address that is no public page’s leaves no row, nor does one that is malformed', async () => {
  for (const path of [
    '/admin',
    '/invente',
    '/blog/invente',
    '/exemples/invente',
    '/__proto__',
    '/constructor',
  ])
    expect((await open({ query: `path=${path}` })).status).toBe(204)
  for (const query of ['', 'path=contact', `path=/${'a'.repeat(300)}`, `path=/&from=${'a'.repeat(300)}`])
    expectRefusal(await open({ query }), 400, 'validation')
  const rows = await stored<{ path: string }>(
    'select distinct path from page_views order by path',
    [],
    product.databaseUrl,
  )
  for (const { path } of rows) expect(await findPublicPath(path)).toBe(path)
})

it('another site can count nothing, and its attempt is not recorded with the visitor’s network', async () => {
  const before = await viewsOf('/about')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://voleur.example' },
    { 'sec-fetch-site': '' },
  ])
    expectRefusal(await open({ headers }), 403, 'forbidden')
  expect(await viewsOf('/about')).toBe(before)
  expect(
    await stored("select 1 from audit_log where subject_id like '%page-views%'", [], product.databaseUrl),
  ).toEqual([])
})

describe('who is signed in', () => {
  it('counts as a client, and not as staff', async () => {
    await forgetSamples(inject('databaseUrl'))
    const cookies = await Promise.all(
      (['owner', 'moderator', 'admin'] as const).map(async (role) => (await as(role)).cookie),
    )
    for (const cookie of cookies) {
      const answer = await call('POST', '/page-views?path=/about', {
        cookie,
        headers: { 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX },
      })
      expect(answer.status).toBe(204)
    }
    const [row] = await stored<{ views: number }>(
      "select views from page_views where path = '/about'",
      [],
      inject('databaseUrl'),
    )
    expect(row?.views).toBe(1)
  })
})

it('under attack: one network adds at most sixty views a minute, and is not written down', async () => {
  const before = await viewsOf('/promo')
  const flood = { query: 'path=/promo', headers: { 'x-forwarded-for': '203.0.113.99' } }
  for (let n = 0; n < 70; n += 1) expect((await open(flood)).status).toBe(204)
  expect(await viewsOf('/promo')).toBe(before + 60)
  expect((await open({ query: 'path=/promo' })).status).toBe(204)
  expect(await viewsOf('/promo')).toBe(before + 61)
  expect(
    await stored("select 1 from rate_limits where key like 'pageView%'", [], product.databaseUrl),
  ).toEqual([])
})

it('every page of the sitemap counts, but the log-in and the reference for programmers', async () => {
  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname)
  for (const pathname of paths.filter((path) => !/^\/(login$|api\/docs)/.test(path))) {
    expect(await findPublicPath(pathname)).toBe(pathname)
  }
})
