import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { countingProxy } from '../support/counting-proxy'
import { bearerOf, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

let product: Product
let proxy: Awaited<ReturnType<typeof countingProxy>>

beforeAll(async () => {
  proxy = await countingProxy(inject('databaseUrl'))
  product = await startProduct({ env: { DATABASE_URL: proxy.url } })
}, 120_000)
afterAll(async () => {
  await product?.stop()
  await proxy?.stop()
})

async function statementsOf(path: string, person: Person): Promise<string[]> {
  const ask = async () => call('GET', path, { origin: product.origin, ...(await bearerOf(person)) })
  await ask()
  proxy.take()
  expect((await ask()).status).toBe(200)
  return proxy.take()
}

describe('queries of one call, its session included', () => {
  it.each<[string, Person]>([
    ['/tickets/user', 'owner'],
    // A page of it: other files fill the agency's list past the 500 rows that one query reads.
    ['/tickets/list?limit=200', 'admin'],
    ['/websites/user', 'owner'],
    ['/websites/list', 'admin'],
    ['/websites/1', 'owner'],
    ['/subscriptions/1', 'owner'],
    ['/tickets/user?limit=2', 'owner'],
    ['/users/info', 'owner'],
    ['/tickets/1', 'owner'],
    ['/tickets/1/messages', 'owner'],
    ['/testimonials/website/include/1', 'owner'],
    ['/staff/website/1', 'owner'],
    ['/events/website/1', 'stranger'],
    ['/pictures/list?type=staff&id=1', 'owner'],
    ['/pictures/list?type=event&id=1', 'stranger'],
  ])('GET %s: the session and the rows', async (path, person) => {
    const statements = await statementsOf(path, person)
    expect(statements.length).toBe(2)
    expect(statements[0]).toMatch(/from "sessions"/)
  })

  it('GET /auth/status: the session alone', async () => {
    expect(await statementsOf('/auth/status', 'owner')).toHaveLength(1)
  })
})
