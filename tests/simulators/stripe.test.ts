import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { eventReceiver } from '../support/event-receiver'
import { simulators, stripeKey } from '../support/simulators'

const receiver = await eventReceiver()
let server = await simulators(undefined, receiver.origin)
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})

function sdk(apiKey = stripeKey) {
  const { hostname, port } = new URL(server.origin)
  return new Stripe(apiKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
const onSeller = { stripeAccount: SAMPLE_PAYMENT_ACCOUNT }
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

const params = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'hosted_page',
  success_url: 'http://boutique.example/merci?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://boutique.example/panier',
  line_items: [
    { quantity: 2, price_data: { currency: 'eur', unit_amount: 1_990, product_data: { name: 'Huile' } } },
  ],
  payment_intent_data: { application_fee_amount: 100 },
})
const open = (more: object = {}, options: object = onSeller) =>
  sdk().checkout.sessions.create({ ...params(), ...more }, options)

async function control(path: string, body: object = {}) {
  const answer = await fetch(`${server.origin}/_control/stripe/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return answer.json()
}

beforeEach(() => server.order('none', 0, 'stripe'))

describe('Stripe’s refusals, as its own SDK reads them', () => {
  const wrong: [string, () => Promise<unknown>, object][] = [
    ['a key that is none', () => sdk('sk_test_other').balance.retrieve(), { statusCode: 401 }],
    [
      'a path that it does not have',
      () => sdk().payouts.list(),
      { statusCode: 404, message: expect.stringContaining('Unrecognized request URL (GET: /v1/payouts)') },
    ],
    [
      'an account that it does not know',
      () => open({}, { stripeAccount: 'acct_other' }),
      { statusCode: 403, code: 'account_invalid' },
    ],
    [
      'an object that it does not know',
      () => sdk().checkout.sessions.retrieve('cs_other', {}, onSeller),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'a parameter that it does not know',
      () => open({ line_items: [{ ...params().line_items?.[0], colour: 'red' }] }),
      { statusCode: 400, code: 'parameter_unknown', param: 'line_items[0][colour]' },
    ],
    ['no lines', () => open({ line_items: [] }), { statusCode: 400, code: 'parameter_missing' }],
    ['a page of an older version', () => open({ ui_mode: 'hosted' }), { statusCode: 400, param: 'ui_mode' }],
    [
      'a fee of 0',
      () => open({ payment_intent_data: { application_fee_amount: 0 } }),
      { statusCode: 400, param: 'payment_intent_data[application_fee_amount]' },
    ],
    ['a fee of the platform to itself', () => open({}, {}), { statusCode: 400 }],
    [
      'an end in 20 minutes',
      () => open({ expires_at: inMinutes(20) }),
      { statusCode: 400, param: 'expires_at' },
    ],
    [
      'an end in two days',
      () => open({ expires_at: inMinutes(2_880) }),
      { statusCode: 400, param: 'expires_at' },
    ],
    [
      'less than 50 cents',
      () =>
        open({
          line_items: [{ price_data: { currency: 'eur', unit_amount: 49, product_data: { name: 'A' } } }],
          payment_intent_data: {},
        }),
      { statusCode: 400, code: 'amount_too_small' },
    ],
    [
      'a refund of a payment that it does not know',
      () => sdk().refunds.create({ payment_intent: 'pi_other' }, onSeller),
      { statusCode: 404, code: 'resource_missing' },
    ],
  ]
  it.each(wrong)('%s', async (_what, ask, refusal) => {
    await expect(ask()).rejects.toMatchObject(refusal)
  })

  const colour = { colour: 'red' }
  const unknown: [string, object | undefined, string][] = [
    ['POST /v1/checkout/sessions', colour, 'colour'],
    ['POST /v1/checkout/sessions', { payment_intent_data: colour }, 'payment_intent_data[colour]'],
    ['GET /v1/checkout/sessions?colour=red', undefined, 'colour'],
    ['GET /v1/checkout/sessions/cs_1?colour=red', undefined, 'colour'],
    ['POST /v1/checkout/sessions/cs_1/expire', colour, 'colour'],
    ['POST /v1/coupons', colour, 'colour'],
    ['POST /v1/customers', colour, 'colour'],
    ['POST /v1/refunds', colour, 'colour'],
    ['GET /v1/refunds?colour=red', undefined, 'colour'],
    // Documented only for events, and only for payments.
    ['GET /v1/charges?delivery_success=true', undefined, 'delivery_success'],
    ['GET /v1/disputes/du_1?client_secret=x', undefined, 'client_secret'],
    ['POST /v2/core/accounts', { configuration: { merchant: colour } }, 'configuration[merchant][colour]'],
    ['POST /v2/core/account_links', { use_case: colour }, 'use_case[colour]'],
  ]
  it.each(unknown)('a field that Stripe does not document: %s %j', async (call, body, param) => {
    const [method = '', path = ''] = call.split(' ')
    const asked = sdk().rawRequest(method, path, body as Record<string, unknown> | undefined, onSeller)
    await expect(asked).rejects.toMatchObject({ statusCode: 400, code: 'parameter_unknown', param })
  })

  it('says of a documented field that it is not simulated yet', async () => {
    const asked = open({ submit_type: 'pay' })
    await expect(asked).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('does not know the parameter submit_type'),
    })
  })

  it('a version that it does not speak', async () => {
    const answer = await fetch(`${server.origin}/v1/events`, {
      headers: { authorization: `Bearer ${stripeKey}`, 'stripe-version': '2020-08-27' },
    })
    expect([answer.status, (await answer.json()).error.type]).toEqual([400, 'invalid_request_error'])
  })

  it('an object of another seller’s account', async () => {
    const { id } = await open()
    const other = await sdk().v2.core.accounts.create({
      contact_email: 'autre@exemple.fr',
      configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
    })
    const asked = sdk().checkout.sessions.retrieve(id, {}, { stripeAccount: other.id })
    await expect(asked).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
    await expect(open({}, { stripeAccount: other.id })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('another body under a key that was used, after a restart too', async () => {
    const key = { ...onSeller, idempotencyKey: crypto.randomUUID() }
    const first = await open({ client_reference_id: '1' }, key)
    await server.stop()
    server = await simulators(server.folder, receiver.origin)
    expect((await open({ client_reference_id: '1' }, key)).id).toBe(first.id)
    const other = open({ client_reference_id: '2' }, key)
    await expect(other).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
  })
})

describe('the payment page', () => {
  const choose = (url: string, means: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ means }) })

  it('lets the shopper try again after a refusal, and leads back with the session', async () => {
    const { id, url } = await open()
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('2 × Huile')
    expect(page).toContain('href="http://boutique.example/panier"')
    expect(await (await choose(url ?? '', 'declined')).text()).toContain('Votre carte a été refusée.')
    const paid = await choose(url ?? '', 'accepted')
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://boutique.example/merci?session=${id}`,
    ])
    const session = await sdk().checkout.sessions.retrieve(id, { expand: ['payment_intent'] }, onSeller)
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', amount: 3_980, application_fee_amount: 100 },
    })
    expect((await choose(url ?? '', 'declined')).status).toBe(303)
  })

  it('asks the shopper’s bank first', async () => {
    const { id, url } = await open()
    expect(await (await choose(url ?? '', 'secure')).text()).toContain('Votre banque vérifie')
    expect(await (await choose(url ?? '', 'refused')).text()).toContain('n’a pas confirmé')
    await choose(url ?? '', 'accepted')
    expect(await sdk().checkout.sessions.retrieve(id, {}, onSeller)).toMatchObject({ payment_status: 'paid' })
  })

  it('ends when its time is over, and says so', async () => {
    const { id, url } = await open({ expires_at: inMinutes(31) })
    await control('clock', { seconds: 32 * 60 })
    expect(await (await fetch(url ?? '')).text()).toContain('a expiré')
    expect(await sdk().checkout.sessions.retrieve(id, {}, onSeller)).toMatchObject({
      status: 'expired',
      url: null,
    })
    const event = await receiver.event('checkout.session.expired', (body) => body.includes(id))
    expect(JSON.parse(Buffer.from(event.bytes).toString()).account).toBe(SAMPLE_PAYMENT_ACCOUNT)
  })
})

describe('the dashboard', () => {
  it('refunds a payment and refuses more than remains', async () => {
    const { id } = await open()
    const { payment_intent } = await control(`sessions/${id}/pay`)
    const page = `${server.origin}/stripe/payments/${payment_intent}`
    const refund = (amount: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'refund', amount }) })
    expect(await (await refund('10,00')).text()).toContain('<dt>Remboursement</dt>')
    expect(await (await refund('99')).text()).toContain('greater than unrefunded amount')
    expect((await sdk().refunds.list({ payment_intent }, onSeller)).data).toMatchObject([{ amount: 1_000 }])
    expect(await (await fetch(`${server.origin}/stripe/payments`)).text()).toContain(payment_intent)
  })
})

describe('webhooks', () => {
  const deliveries = (id: string) => receiver.received.filter((one) => one.id === id).length

  it('come again until they are taken', async () => {
    await control('webhooks/hold')
    const { id } = await open()
    receiver.refuseNext('checkout.session.expired')
    await control(`sessions/${id}/expire`)
    expect(await control('webhooks/release')).toEqual([500])
    const event = await receiver.event('checkout.session.expired', (body) => body.includes(id))
    await expect.poll(() => deliveries(event.id), { timeout: 20_000 }).toBe(2)
  })

  it('are held back and come in another order', async () => {
    await control('webhooks/hold')
    const [one, other] = [await open(), await open()]
    for (const { id } of [one, other]) await control(`sessions/${id}/expire`)
    expect(await control('webhooks/release', { order: 'reversed' })).toEqual([204, 204])
    const came = receiver.received.map(
      ({ bytes }) => JSON.parse(Buffer.from(bytes).toString()).data.object.id,
    )
    expect(came.filter((id) => id === one.id || id === other.id)).toEqual([other.id, one.id])
  })

  it('come late on order', async () => {
    await control('webhooks/delay', { milliseconds: 400 })
    const { id } = await open()
    const began = performance.now()
    await control(`sessions/${id}/expire`)
    await control('webhooks/delay', { milliseconds: 0 })
    await receiver.event('checkout.session.expired', (body) => body.includes(id))
    expect(performance.now() - began).toBeGreaterThan(390)
  })

  it('come several times on order', async () => {
    const { id } = await open()
    await control(`sessions/${id}/expire`)
    const event = await receiver.event('checkout.session.expired', (body) => body.includes(id))
    expect(await control(`events/${event.id}/deliver`, { times: 3 })).toEqual([204, 204, 204])
    expect(deliveries(event.id)).toBe(4)
  })
})
