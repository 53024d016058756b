import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOP } from '@/db/seed/products'
import { secrets } from '@/scripts/launch/secrets'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { deviceCookie, EMAIL, PASSWORD, signUpBody } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { stored } from '../support/stored'

let product: Product
/** A second instance on the same database, behind a proxy that sends the caller's address. */
let twin: Product

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_SCALE: '1' } })
  const { databaseUrl: DATABASE_URL } = product
  twin = await startProduct({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXY_HOPS: '1', DATABASE_URL } })
})
afterAll(async () => {
  await twin?.stop()
  await product?.stop()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const logIn = (Email: string, Password: string, headers = {}, { origin } = product) =>
  call('POST', '/auth/login', { origin, json: { Email, Password }, headers })

const forgetNetworks = () =>
  stored("delete from rate_limits where key like 'loginIp:%'", [], product.databaseUrl)

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

  it('is shut for an address and a network after ten failures, on every instance and with a forged X-Forwarded-For', async () => {
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
    await forgetNetworks()
    for (const n of times(50)) {
      const answer = await logIn(`inconnu-${n}@exemple.fr`, 'faux', { 'x-forwarded-for': `203.0.113.${n}` })
      expectRefusal(answer, 401, 'unauthenticated')
    }
    for (const _ of times(11)) expectLimited(await logIn(EMAIL.moderator, 'faux'), 900)
    await forgetNetworks()
    expect((await logIn(EMAIL.moderator, PASSWORD)).status).toBe(200)
  })
})

describe('under attack: who is locked out of an account', () => {
  let network = 0
  /** A network that has not called yet. */
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(network += 1)}` })
  const from = (headers: Record<string, string>, cookie?: string) => ({
    ...headers,
    ...(cookie && { cookie }),
  })
  const statusOf = async (email: string, password: string, headers: Record<string, string>) =>
    (await logIn(email, password, headers, twin)).status

  /** A new account, and the device cookie of a browser that has logged in to it. */
  async function knownPerson() {
    const email = `connue-${crypto.randomUUID()}@exemple.fr`
    const asked = { origin: twin.origin, headers: elsewhere(), json: signUpBody(email) }
    expect((await call('POST', '/auth/signup', asked)).status).toBe(201)
    const answer = await logIn(email, PASSWORD, elsewhere(), twin)
    return { email, bearer: answer.body.accessToken as string, device: deviceCookie(answer.headers) }
  }
  /** Simulates a hundred failed log-ins from many networks. */
  const failEverywhere = async (email: string) => {
    await logIn(email, 'faux', elsewhere(), twin)
    const counter =
      "update rate_limits set points = 100 where key like 'loginAddress:%' and key like '%' || $1"
    const key = createHash('sha256').update(email).digest('base64url')
    await stored(counter, [key], product.databaseUrl)
    expectLimited(await logIn(email, PASSWORD, elsewhere(), twin), 900)
  }

  it('is not its owner elsewhere, nor in a browser that has logged in before', async () => {
    const { email, device } = await knownPerson()
    const cafe = elsewhere()
    for (const _ of times(10)) expect(await statusOf(email, 'faux', cafe)).toBe(401)
    expect(await statusOf(email, PASSWORD, cafe)).toBe(429)
    expect(await statusOf(email, PASSWORD, from(cafe, device))).toBe(200)
    expect(await statusOf(email, PASSWORD, elsewhere())).toBe(200)
  })

  it('a known browser has ten failures of its own, and takes none of others', async () => {
    const { email, device } = await knownPerson()
    const home = elsewhere()
    for (const _ of times(10)) expect(await statusOf(email, 'faux', from(home, device))).toBe(401)
    expectLimited(await logIn(email, PASSWORD, from(home, device), twin), 900)
    expect(await statusOf(email, PASSWORD, home)).toBe(200)
  })

  it('is every browser but the known ones, after a hundred failures', async () => {
    const { email, device } = await knownPerson()
    await failEverywhere(email)
    expect(await statusOf(email, PASSWORD, from(elsewhere(), device))).toBe(200)
  })

  it('a forged, an expired and another account’s mark are none, nor one from before a new password', async () => {
    const { email, device, bearer } = await knownPerson()
    const other = await knownPerson()
    const claims = JSON.parse(Buffer.from(device.split('.')[1] ?? '', 'base64url').toString())
    const signed = async (secret: string, expires: string | number) => {
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires)
      return `ostal-device=${await jwt.sign(new TextEncoder().encode(secret))}`
    }
    await failEverywhere(email)
    const own = await signed(secrets().AUTH_SECRET, '1h')
    expect(await statusOf(email, PASSWORD, from(elsewhere(), own))).toBe(200)
    for (const mark of [
      await signed('x'.repeat(43), '1h'),
      await signed(secrets().AUTH_SECRET, '-1s'),
      other.device,
      'ostal-device=faux',
    ])
      expect(await statusOf(email, PASSWORD, from(elsewhere(), mark))).toBe(429)
    const json = { CurrentPassword: PASSWORD, NewPassword: 'Une autre phrase, longue' }
    const changed = await call('POST', '/users/password', {
      origin: twin.origin,
      bearer,
      cookie: device,
      json,
    })
    expect(changed.status).toBe(204)
    expect(await statusOf(email, 'Une autre phrase, longue', from(elsewhere(), device))).toBe(429)
  })

  it('is recorded, for the account or under an address in unreadable form', async () => {
    const { email } = await knownPerson()
    await failEverywhere(email)
    const unknown = `personne-${crypto.randomUUID()}@exemple.fr`
    const cafe = elsewhere()
    for (const _ of times(11)) await logIn(unknown, 'faux', cafe, twin)
    const rows = await stored<{ subject_type: string; after: object }>(
      "select subject_type, after from audit_log where action = 'user.locked-out' order by id desc limit 2",
      [],
      product.databaseUrl,
    )
    expect(rows).toEqual([
      { subject_type: 'address', after: { per: 'email and network' } },
      { subject_type: 'user', after: { per: 'email' } },
    ])
  })

  it('a session is no way to guess: a wrong current password counts as a failed log-in', async () => {
    const { email, bearer } = await knownPerson()
    const headers = elsewhere()
    const change = (CurrentPassword: string) => {
      const json = { CurrentPassword, NewPassword: 'Une autre phrase, longue' }
      return call('POST', '/users/password', { origin: twin.origin, bearer, headers, json })
    }
    for (const _ of times(5)) expectRefusal(await change('faux'), 400, 'validation', 'CurrentPassword')
    for (const _ of times(5)) expect(await statusOf(email, 'faux', headers)).toBe(401)
    expectLimited(await change(PASSWORD), 900)
    expect(await statusOf(email, PASSWORD, headers)).toBe(429)
  })
})

it('links are shut for a client after thirty tries in an hour, to reset and to confirm', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.30' }
  const { origin } = twin
  const reset = { Token: 'inconnu', Password: 'Une autre phrase, longue' }
  for (const _ of times(15)) {
    expect((await call('POST', '/auth/reset', { origin, headers, json: reset })).status).toBe(400)
    expect((await call('POST', '/auth/confirm', { origin, headers, json: { Token: 'x' } })).status).toBe(400)
  }
  expectLimited(await call('POST', '/auth/reset', { origin, headers, json: reset }), 3_600)
})

it('under attack: an address gets three links an hour at most, and the response stays the same', async () => {
  for (const Email of [EMAIL.moderator, 'personne@exemple.fr']) {
    for (const n of times(5)) {
      const headers = { 'x-forwarded-for': `192.0.2.${40 + n}` }
      const asked = n % 2 ? Email : Email.toUpperCase()
      const answer = await call('POST', '/auth/forgot', {
        origin: twin.origin,
        headers,
        json: { Email: asked },
      })
      expect([answer.status, answer.body]).toEqual([204, null])
    }
    const jobs = await stored(
      "select 1 from pgboss.job where name = 'links' and data ->> 'email' = $1",
      [Email],
      product.databaseUrl,
    )
    expect(jobs).toHaveLength(3)
  }
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

describe('under attack: visitors’ mail', () => {
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

  it('is open to all after any number in a day, and what programs sent counts for their network only', async () => {
    await stored("delete from rate_limits where key like 'mail:%'", [], product.databaseUrl)
    await stored(
      `insert into contact_messages (form, sender_name, sender_email, fields, suspicious)
       select 'home-form', 'Robot', 'robot@exemple.fr', '{}', n > 300 from generate_series(1, 600) n`,
      [],
      product.databaseUrl,
    )
    const sent = await send()
    expect(sent.status).toBe(202)
    const rows = await stored(
      'select awaits_digest from contact_messages where id = $1',
      [sent.body.Id],
      product.databaseUrl,
    )
    expect(rows).toEqual([{ awaits_digest: true }])
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
  it('are shut for a person after sixty in a minute, and for no other', async () => {
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

describe('what an account’s owner may do in an hour', () => {
  const wizard = {
    hasWebsite: false,
    newWebsite: true,
    isExperienced: false,
    wantsSubscription: true,
    wantsEcommerce: false,
    selectedPlan: 'Sub Basic',
    annual: true,
    contactOption: 'email',
  }
  const text = { ticketType: 'Bug', ticketName: 'Limite', description: 'Encore.' }
  const LIMITED = [
    ['projectRequest', 10, '/ostal/new_custommer', wizard],
    ['ticket', 60, '/tickets', text],
    ['message', 300, '/tickets/message/1', { message: 'Encore.' }],
    ['webhookChange', 60, '/webhooks', { WebsiteId: 1, Url: 'http://127.0.0.1:9/heure' }],
  ] as const

  it.each(LIMITED)('%s: %i, at each instance alike', async (name, points, path, json) => {
    const { accessToken: bearer } = (await logIn(EMAIL.admin, PASSWORD)).body
    const ask = ({ origin } = product) => call('POST', path, { origin, bearer, json })
    const first = await ask()
    expect(first.status).toBe(201)
    await stored(
      `update rate_limits set points = ${points - 1} where key like '${name}:%'`,
      [],
      product.databaseUrl,
    )
    expect((await ask()).status).not.toBe(429)
    expectLimited(await ask(twin), 3_600)
  })
})

it.each([
  ['shippingQuote', () => quote(), 404],
  [
    'relayPoints',
    () => call('GET', '/mondialrelay/points?country=FR&zip=99999&weight=1', { origin: product.origin }),
    200,
  ],
])('%s is shut for a client after 120 a minute', async (key, ask, status) => {
  expect((await ask()).status).toBe(status)
  const [row] = await stored<{ points: number }>(
    'update rate_limits set points = 119 where key like $1 returning points',
    [`${key}:%`],
    product.databaseUrl,
  )
  expect(row?.points).toBe(119)
  expect((await ask()).status).toBe(status)
  expectLimited(await ask(), 60)
})

const quote = () =>
  call('POST', '/shipping/quote', {
    origin: product.origin,
    json: {
      websiteId: 2,
      items: [{ productId: 2_147_483_647, quantity: 1 }],
      country: 'FR',
      zip: '34000',
    },
  })

describe('under attack: a shop', () => {
  /** Orders from the sample shop; the twin accepts any given network. */
  const shopCall = (network: string, json: object) =>
    call('POST', `/stripe/checkout/${SHOP}`, {
      origin: twin.origin,
      json,
      headers: { 'x-forwarded-for': network },
    })
  async function article(stock: number): Promise<number> {
    const [row] = await stored<{ id: number }>(
      `insert into products (website_id, name, price_cents, weight_grams, stock)
       values ($1, 'Miel de châtaignier', 1250, 400, $2) returning id`,
      [SHOP, stock],
      product.databaseUrl,
    )
    return row?.id ?? 0
  }
  const orderOf = (productId: number, quantity: number, more: object = {}) => ({
    items: [{ productId, quantity }],
    delivery: { method: 'pickup' },
    customer: { name: 'Sophie Lacaze', email: 'sophie@exemple.fr' },
    ...more,
  })

  it('under attack: twenty calls at once of one network do not hold every piece', async () => {
    const id = await article(40)
    const answers = await Promise.all(times(20).map(() => shopCall('192.0.2.1', orderOf(id, 10))))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(19)
    for (const answer of refused) expectLimited(answer, 24 * 3_600)
    expect((await shopCall('192.0.2.1', orderOf(id, 6))).status).toBe(200)
    expect((await shopCall('192.0.2.2', orderOf(id, 24))).status).toBe(200)
    // Refused by the stock check, which comes first.
    expectRefusal(await shopCall('192.0.2.1', orderOf(id, 24)), 409, 'conflict')
  })

  it('under attack: the twenty-first wrong discount code is not tried, by an order or by the page', async () => {
    const id = await article(40)
    const page = (code: string) =>
      fetch(`${twin.origin}/checkout?website=${SHOP}&code=${code}&items=${id}:1`, {
        headers: { 'x-forwarded-for': '192.0.2.3' },
      })
    for (const n of times(10)) {
      const answer = await shopCall('192.0.2.3', orderOf(id, 1, { discountCode: `FAUX${n}` }))
      expectRefusal(answer, 400, 'validation')
      expect((await page(`FAUX${n}`)).status).toBe(200)
    }
    expectLimited(await shopCall('192.0.2.3', orderOf(id, 1, { discountCode: 'BIENVENUE10' })), 600)
    const shut = await page('BIENVENUE10')
    expect(shut.status).toBe(429)
    expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await shut.text()
    expect(text).toContain('Trop de codes de réduction incorrects')
    expect(text).toContain('Miel de châtaignier')
    expect(text).not.toContain('est appliqué')
    expect((await page('')).status).toBe(200)
    expect((await shopCall('192.0.2.3', orderOf(id, 1))).status).toBe(200)
  })
})
