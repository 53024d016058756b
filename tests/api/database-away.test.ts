import { get, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { databaseProxy } from '../support/database-proxy'
import { as } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { rawRequest, textOf } from '../support/raw-request'
import { stored } from '../support/stored'

let product: Product
let proxy: Awaited<ReturnType<typeof databaseProxy>>

beforeAll(async () => {
  proxy = await databaseProxy(inject('databaseUrl'))
  // A connection counts as dead after a second and a half here.
  product = await startProduct({ env: { DATABASE_URL: `${proxy.url}?query_timeout=1500` } })
})
afterAll(async () => {
  await product?.stop()
  await proxy?.stop()
})
afterEach(() => proxy.cut(null))

const EVERY_STATEMENT = /./

async function ask(path: string, method = 'GET') {
  const { cookie } = await as('owner')
  return rawRequest(product.origin + path, { method, headers: { cookie, 'accept-encoding': 'br' } })
}

it('a page that cannot reach the database says so, and comes back with it', async () => {
  expect((await ask('/dashboard')).status).toBe(200)
  proxy.cut(EVERY_STATEMENT)
  const answer = await ask('/dashboard')
  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'x-frame-options': 'DENY',
  })
  expect(textOf(answer)).toContain('Un instant, nous revenons')
  const own = await rawRequest(`${product.origin}/unavailable`)
  expect(answer.headers['content-security-policy']).toBe(own.headers['content-security-policy'])
  expect(answer.headers.etag).toBeUndefined()
  const head = await ask('/dashboard', 'HEAD')
  expect([head.status, head.body.length]).toEqual([503, 0])
  proxy.cut(null)
  const back = await ask('/dashboard')
  expect([back.status, textOf(back).includes('Un instant, nous revenons')]).toEqual([200, false])
})

it('public pages do not need it', async () => {
  proxy.cut(EVERY_STATEMENT)
  for (const path of ['/', '/contact', '/api/docs']) expect((await ask(path)).status).toBe(200)
})

it('the list of images is empty where it alone cannot be read, and says why', async () => {
  const { cookie } = await as('admin')
  proxy.cut(/from "upload_pictures"/)
  const answer = await rawRequest(`${product.origin}/admin/images`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(textOf(answer)).toContain('Les images n’ont pas pu être lues.')
  expect(textOf(answer)).toContain('Envoyer une image')
})

it('an administrator whose rights cannot be read is sent to /unauthorized, which needs none', async () => {
  const { cookie } = await as('admin')
  const ask = async (path: string) => rawRequest(product.origin + path, { headers: { cookie } })
  // A fault other than an unreachable database, which has its own page.
  await stored('alter table sessions rename column view_ends_at to view_ended_at')
  try {
    for (const path of ['/admin', '/admin/images']) {
      const { status, headers } = await ask(path)
      expect([status, headers.location]).toEqual([307, '/unauthorized'])
    }
    const denied = await ask('/unauthorized')
    expect([denied.status, textOf(denied).includes('Vous n’avez pas la permission')]).toEqual([200, true])
  } finally {
    await stored('alter table sessions rename column view_ended_at to view_ends_at')
  }
  expect((await ask('/admin')).status).toBe(200)
})

it('the API answers its own 503', async () => {
  const { bearer } = await as('owner')
  proxy.cut(EVERY_STATEMENT)
  const answer = await call('GET', '/users/info', { origin: product.origin, bearer })
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
})

it('a whole list breaks off on its way, and looks like no whole one', async () => {
  // More data than the buffers between two processes hold.
  await stored(
    `insert into products (website_id, name, price_cents, weight_grams, description)
     select 2, 'Interrompu', 100, 100, repeat('long ', 1000) from generate_series(1, 4000)`,
  )
  try {
    const answer = await begin(`${product.origin}/api/products/website/2`)
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, expect.stringMatching(/^W\//)])
    proxy.cut(EVERY_STATEMENT)
    await expect(restOf(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })
    proxy.cut(null)
    const whole = await restOf(await begin(`${product.origin}/api/products/website/2`))
    expect(JSON.parse(whole).length).toBeGreaterThanOrEqual(4000)
  } finally {
    await stored("delete from products where name = 'Interrompu'")
  }
})

/** Starts a request and pauses its response. */
const begin = (url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.pause())).once('error', reject)
  })

async function restOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = await answer.toArray()
  return Buffer.concat(chunks).toString('utf8')
}

describe('a database that says nothing', () => {
  afterEach(() => proxy.serveNewOnes())

  it('makes pages and calls answer 503 in time, and they come back with it without a restart', async () => {
    const { bearer } = await as('owner')
    expect((await ask('/dashboard')).status).toBe(200)
    const started = Date.now()
    proxy.silence()
    const [page, answer] = await Promise.all([
      ask('/dashboard'),
      call('GET', '/users/info', { origin: product.origin, bearer }),
    ])
    expect([page.status, page.headers['retry-after']]).toEqual([503, '10'])
    expect(textOf(page)).toContain('Un instant, nous revenons')
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    proxy.serveNewOnes()
    await expect
      .poll(async () => (await ask('/dashboard')).status, { timeout: 60_000, interval: 200 })
      .toBe(200)
    expect(Date.now() - started).toBeLessThan(20_000)
  })

  it('does not keep the health check waiting', async () => {
    const { cookie } = await as('owner')
    proxy.silence()
    // From here on a new connection is needed, which times out after 5 s.
    expect((await ask('/dashboard')).status).toBe(503)
    const started = Date.now()
    const answer = await rawRequest(`${product.origin}/api/health`, { headers: { cookie } })
    expect([answer.status, JSON.parse(textOf(answer)).code]).toEqual([503, 'unavailable'])
    expect(Date.now() - started).toBeLessThan(5_000)
  })
})
