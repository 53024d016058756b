import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { anonymousAddress } from '@/lib/domain/accounts/anonymous'
import { call } from '../support/api'
import { as } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { rawRequest } from '../support/raw-request'
import { stored } from '../support/stored'
import { TcpProxy } from '../support/tcp-proxy'

const straight = inject('databaseUrl')
const link = new TcpProxy('database', Number(new URL(straight).port))
let product: Product

beforeAll(async () => {
  const url = new URL(straight)
  url.port = String(await link.listen())
  // A connection counts as dead after a second and a half here.
  product = await startProduct({ env: { DATABASE_URL: `${url}?query_timeout=1500&application_name=held` } })
}, 120_000)
afterAll(async () => {
  await product?.stop()
  await link.close()
})

const logged = () => readFileSync(product.log, 'utf8')

/** Adds jobs that do nothing, but whose completion takes the database longer than this product waits. The other tests' product
 *  also takes some of them and completes them immediately. */
async function addSlowlyEndingJobs(): Promise<void> {
  await stored(`create function end_slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(3); return new; end'`)
  await stored(`create trigger end_slowly before update on pgboss.job for each row
    when (current_setting('application_name') = 'held' and new.state = 'completed') execute function end_slowly()`)
  await stored(
    `insert into pgboss.job (name, data) select 'mail', jsonb_build_object('to', $1::text) from generate_series(1, 12)`,
    [anonymousAddress()],
  )
}

const isEnding = async () =>
  (
    await stored(
      "select 1 from pg_stat_activity where application_name = 'held' and wait_event = 'PgSleep' and query like '%completed_on%'",
    )
  ).length > 0

it('a database that goes away while jobs end leaves no rejection unhandled, and 503 for who asks', async () => {
  const { bearer, cookie } = await as('owner')
  await addSlowlyEndingJobs()
  try {
    await expect.poll(isEnding, { timeout: 20_000, interval: 50 }).toBe(true)
    link.set('hold')
    const [page, answer] = await Promise.all([
      rawRequest(`${product.origin}/dashboard`, { headers: { cookie } }),
      call('GET', '/users/info', { origin: product.origin, bearer }),
    ])
    expect([page.status, answer.status]).toEqual([503, 503])
    await expect.poll(logged, { timeout: 20_000 }).toContain('What came of jobs was not written')
  } finally {
    await stored('drop trigger end_slowly on pgboss.job; drop function end_slowly')
    link.set('open')
  }
  const status = async () => (await rawRequest(`${product.origin}/dashboard`, { headers: { cookie } })).status
  await expect.poll(status, { timeout: 20_000, interval: 200 }).toBe(200)
  expect(logged()).not.toMatch(/unhandledRejection/i)
})
