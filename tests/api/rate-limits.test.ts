import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { EMAIL, PASSWORD, signUpBody } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { stored } from '../support/stored'

let product: Product
/** A second instance behind the same database. */
let twin: Product

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_SCALE: '1' } })
  twin = await startProduct({ env: { RATE_LIMIT_SCALE: '1', DATABASE_URL: product.databaseUrl } })
}, 120_000)
afterAll(async () => {
  await twin?.stop()
  await product?.stop()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const logIn = (Email: string, Password: string, headers = {}, { origin } = product) =>
  call('POST', '/auth/login', { origin, json: { Email, Password }, headers })

function expectLimited(answer: Awaited<ReturnType<typeof call>>, seconds: number) {
  expectRefusal(answer, 429, 'rate_limited')
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
}

describe('log-in', () => {
  it('counts no success', async () => {
    for (const _ of times(12)) expect((await logIn(EMAIL.admin, PASSWORD)).status).toBe(200)
  })

  it('is shut for an address after ten failures, whatever X-Forwarded-For says and whichever instance is asked', async () => {
    for (const n of times(10)) {
      const answer = await logIn(EMAIL.owner, 'faux', { 'x-forwarded-for': `203.0.113.${n}` })
      expectRefusal(answer, 401, 'unauthenticated')
    }
    expectLimited(await logIn(EMAIL.owner, 'faux', { 'x-forwarded-for': '198.51.100.7' }), 900)
    expectLimited(await logIn(EMAIL.owner.toUpperCase(), PASSWORD), 900)
    expectLimited(await logIn(EMAIL.owner, PASSWORD, { 'x-ostal-client-address': '198.51.100.7' }), 900)
    expectLimited(await logIn(EMAIL.owner, PASSWORD, {}, twin), 900)
  })

  it('stays open for other addresses', async () => {
    expect((await logIn(EMAIL.stranger, PASSWORD)).status).toBe(200)
  })

  it('is shut for a client after fifty failures, and then uses up no account’s chances', async () => {
    for (const n of times(40)) {
      const answer = await logIn(`inconnu-${n}@exemple.fr`, 'faux', { 'x-forwarded-for': `203.0.113.${n}` })
      expectRefusal(answer, 401, 'unauthenticated')
    }
    for (const _ of times(11)) expectLimited(await logIn(EMAIL.moderator, 'faux'), 900)
    await stored("delete from rate_limits where key like 'loginIp:%'", [], product.databaseUrl)
    expect((await logIn(EMAIL.moderator, PASSWORD)).status).toBe(200)
  })
})

it('sign-up is shut for a client after twenty in an hour', async () => {
  const signUp = (n: number) =>
    call('POST', '/auth/signup', {
      origin: product.origin,
      json: signUpBody(`limite-${n}@exemple.fr`),
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    })
  for (const n of times(20)) expect((await signUp(n)).status).toBe(201)
  expectLimited(await signUp(20), 3_600)
})

it('forgotten passwords are shut for a client after ten in an hour', async () => {
  const forgot = () =>
    call('POST', '/auth/forgot', { origin: product.origin, json: { Email: 'x@exemple.fr' } })
  for (const _ of times(10)) expect((await forgot()).status).toBe(204)
  expectLimited(await forgot(), 3_600)
})

describe('visitors’ mail', () => {
  const send = () =>
    call('POST', '/mail', {
      origin: product.origin,
      json: {
        template: 'home-form',
        content: { nom: 'Zoé', email: 'zoe@exemple.fr', message: 'Bonjour', acceptation: true },
      },
    })

  it('is shut for a client after ten in an hour', async () => {
    for (const _ of times(10)) expect((await send()).status).toBe(202)
    expectLimited(await send(), 3_600)
  })

  it('is shut for all after two hundred in a day', async () => {
    await stored("delete from rate_limits where key like 'mail:%'", [], product.databaseUrl)
    await stored("update rate_limits set points = 199 where key like 'mailTotal:%'", [], product.databaseUrl)
    expect((await send()).status).toBe(202)
    expectLimited(await send(), 86_400)
  })
})

it('reading is not limited', async () => {
  for (const _ of times(60))
    expect((await call('GET', '/auth/status', { origin: product.origin })).status).toBe(200)
})

it('the table of limits holds no address of anybody', async () => {
  const rows = await stored('select key from rate_limits', [], product.databaseUrl)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1|::1/)
})

describe('uploads', () => {
  it('are shut for a person after sixty in a minute, and for nobody else', async () => {
    const { origin } = product
    const sessionOf = async (email: string) => (await logIn(email, PASSWORD)).body.accessToken
    const upload = async (bearer: string) => call('POST', '/pictures', { origin, bearer, json: {} })
    const [admin, stranger] = [await sessionOf(EMAIL.admin), await sessionOf(EMAIL.stranger)]
    for (const _ of times(60)) expectRefusal(await upload(admin), 415, 'unsupported_media')
    expectLimited(await upload(admin), 60)
    expectRefusal(await upload(stranger), 415, 'unsupported_media')
  })
})

describe('webhooks that are asked for', () => {
  it('are shut for a person after twenty in a minute, tests and retries together', async () => {
    const { origin } = product
    const { accessToken: bearer } = (await logIn(EMAIL.admin, PASSWORD)).body
    const json = { WebsiteId: 1, Url: 'http://127.0.0.1:9/limite' }
    const { Id } = (await call('POST', '/webhooks', { origin, bearer, json })).body
    const test = () => call('POST', `/webhooks/${Id}/test`, { origin, bearer })
    const sent = await test()
    for (const _ of times(18)) expect((await test()).status).toBe(202)
    const retry = () => call('POST', `/webhooks/deliveries/${sent.body.Id}/retry`, { origin, bearer })
    expect((await retry()).status).toBe(202)
    expectLimited(await test(), 60)
    expectLimited(await retry(), 60)
  })
})
