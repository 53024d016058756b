import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Answer, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailsTo, mailTo } from '../support/inbox'
import { bearerOf, confirmAddress, newcomer } from '../support/people'
import { stored } from '../support/stored'
import { spoilStripe, stripe } from '../support/stripe'

const OTHER_SITE = { origin: 'https://miel.example' }

let seller: Awaited<ReturnType<typeof newcomer>>
let websiteId = 0
let accountId = ''

/** A new shop, open for orders. */
beforeAll(async () => {
  seller = await newcomer()
  await confirmAddress(seller.id)
  const { body } = await call('POST', '/stripe/account', { bearer: seller.bearer })
  accountId = body.account
  await stripe(`accounts/${accountId}`, { state: 'ready' })
  // The product learns this from the account's event.
  await vi.waitFor(
    async () =>
      expect(
        await stored('select 1 from payment_accounts where account_id = $1 and is_ready', [accountId]),
      ).toHaveLength(1),
    { timeout: 60_000, interval: 100 },
  )
  websiteId = await insert(
    "insert into websites (client_id, name, url) values ($1, 'Miel des garrigues', 'https://miel.example')",
    [seller.id],
  )
  await stored(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches')`,
    [websiteId],
  )
})

beforeEach(() => spoilStripe('none'))

async function insert(text: string, values: unknown[]): Promise<number> {
  const [row] = await stored<{ id: number }>(`${text} returning id`, values)
  return row?.id ?? 0
}
const newProduct = (stock = 5) =>
  insert(
    "insert into products (website_id, name, price_cents, weight_grams, stock) values ($1, 'Miel', 1250, 400, $2)",
    [websiteId, stock],
  )
const shelf = async (id: number) =>
  (await stored<{ stock: number; held: number }>('select stock, held from products where id = $1', [id]))[0]

let shoppers = 0
const newShopper = () => {
  shoppers += 1
  return `acheteuse-${shoppers}-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
}
const orderBody = (productId: number, more: object = {}) => ({
  items: [{ productId, quantity: 1 }],
  delivery: { method: 'pickup' },
  customer: { name: 'Sophie Lacaze', email: newShopper() },
  ...more,
})
const checkout = (json: unknown, site: number | string = websiteId) =>
  call('POST', `/stripe/checkout/${site}`, { json, headers: OTHER_SITE })

type StoredOrder = { id: number; status: string; checkout_session_id: string; payment_intent_id: string }

async function place(productId: number, more: object = {}) {
  const answer = await checkout(orderBody(productId, more))
  expect(answer.status).toBe(200)
  const [order] = await stored<StoredOrder>(
    'select * from orders where website_id = $1 order by id desc limit 1',
    [websiteId],
  )
  if (!order) throw new Error('No order was written')
  return { ...order, url: answer.body.url as string }
}
const statusOf = async (id: number) =>
  (await stored<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status
const becomes = (id: number, status: string) =>
  expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe(status)

function expectPaymentRefusal(answer: Answer, status: number, code: string, ...fields: string[]) {
  expectRefusal(answer, status, code, ...fields)
  expect(answer.body.error).toBe(answer.body.message)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
}

describe('a cart', () => {
  it('is answered by the page where it is paid, for a script of any site, and creates nothing', async () => {
    const productId = await newProduct()
    const answer = await checkout([{ productId, quantity: 2 }])
    expect([answer.status, answer.body]).toEqual([
      200,
      { url: `${inject('origin')}/checkout?website=${websiteId}&items=${productId}:2` },
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(await stored('select 1 from orders where website_id = $1', [websiteId])).toEqual([])
    const preflight = await call('OPTIONS', `/stripe/checkout/${websiteId}`, { headers: OTHER_SITE })
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  })

  it('is refused in the contract’s order, and says its fault as `error` too', async () => {
    const productId = await newProduct(1)
    const cart = (id: number, quantity: unknown = 1) => [{ productId: id, quantity }]
    for (const bad of [
      [],
      cart(productId, 0),
      cart(productId, 100),
      cart(productId, 1.5),
      [{ quantity: 1 }],
      'x',
    ])
      expectPaymentRefusal(await checkout(bad, 4), 400, 'validation')
    expectPaymentRefusal(await checkout(cart(productId), 'x'), 400, 'validation')
    expectPaymentRefusal(await checkout(cart(2_000_000_000), 4), 403, 'site_inactive')
    expectPaymentRefusal(await checkout(cart(productId), 2_000_000_000), 404, 'not_found')
    // Julien's website 3 has no shop: the product is looked up first.
    expectPaymentRefusal(await checkout(cart(productId), 3), 404, 'not_found')
    await stored("update shops set pause_message = 'Fermé jusqu’au 3 mai' where website_id = $1", [websiteId])
    const paused = await checkout(cart(productId, 2))
    await stored('update shops set pause_message = null where website_id = $1', [websiteId])
    expectPaymentRefusal(paused, 409, 'conflict')
    expect(paused.body.message).toContain('Fermé jusqu’au 3 mai')
    expectPaymentRefusal(await checkout(cart(productId, 2)), 409, 'conflict')
  })
})

describe('an order', () => {
  it('is refused field by field', async () => {
    const productId = await newProduct()
    const address = { line1: '1 rue de la Loge', zip: '34000', city: 'Montpellier', country: 'FR' }
    for (const [more, field] of [
      [{ items: [{ productId, quantity: 0 }] }, 'items.0.quantity'],
      [{ delivery: { method: 'home' } }, 'delivery.address'],
      [{ delivery: { method: 'home', address } }, 'customer.phone'],
      [{ delivery: { method: 'home', address: { ...address, zip: '1' } } }, 'delivery.address.zip'],
      [{ delivery: { method: 'relay', relayPointId: '12345' } }, 'delivery.relayPointId'],
      [{ delivery: { method: 'drone' } }, 'delivery.method'],
      [{ customer: { name: 'Sophie', email: 'sophie' } }, 'customer.email'],
      [{ items: [{ productId, quantity: 1, customization: 'x'.repeat(501) }] }, 'items.0.customization'],
      [{ SubmissionId: 'x' }, 'SubmissionId'],
      [{ discountCode: 'AUCUN' }, 'discountCode'],
    ] as const)
      expectPaymentRefusal(await checkout(orderBody(productId, more)), 400, 'validation', field)
    expect(await shelf(productId)).toEqual({ stock: 5, held: 0 })
  })

  it('of alcohol needs the confirmed age of its shopper, any other does not', async () => {
    const wine = await newProduct()
    await stored('update products set alcohol = true where id = $1', [wine])
    expectPaymentRefusal(await checkout(orderBody(wine)), 400, 'validation', 'ageConfirmed')
    expectPaymentRefusal(
      await checkout(orderBody(wine, { ageConfirmed: 'oui' })),
      400,
      'validation',
      'ageConfirmed',
    )
    await place(wine, { ageConfirmed: true })
    await place(await newProduct(), { ageConfirmed: null })
  })

  it('takes no price, status or fee from its sender', async () => {
    const productId = await newProduct()
    const { id } = await place(productId, {
      items: [{ productId, quantity: 1, price: 1, unitPriceCents: 1 }],
      status: 'paid',
      totalCents: 1,
      feeCents: 0,
      websiteId: 2,
    })
    const [order] = await stored('select * from orders where id = $1', [id])
    expect(order).toMatchObject({ status: 'pending', total_cents: 1_250, website_id: websiteId })
  })

  it('is paid on the provider’s page: pieces leave the shelf, both sides get their mail, the shopper a page', async () => {
    const productId = await newProduct(2)
    const email = newShopper()
    const order = await place(productId, {
      customer: { name: 'Sophie Lacaze', email },
      customization: 'Pour Léa',
    })
    expect(order.url).toMatch(/^https?:\/\//)
    expect(await shelf(productId)).toEqual({ stock: 2, held: 1 })
    await stripe(`sessions/${order.checkout_session_id}/pay`)
    await becomes(order.id, 'paid')
    expect(await shelf(productId)).toEqual({ stock: 1, held: 0 })
    const confirmation = await mailTo(email)
    expect(confirmation).toMatchObject({ replyTo: ['boutique@miel.example'] })
    expect(confirmation.from).toMatch(/^"?Miel des garrigues"? </)
    await mailTo(seller.email, ({ subject }) => subject.startsWith(`Nouvelle commande n°\u00a0${order.id}`))

    const [link = ''] = /https?:\/\/\S+\/commande\/[\w-]+/.exec(confirmation.text ?? '') ?? []
    const page = await fetch(link)
    const html = (await page.text()).replaceAll('<!-- -->', '')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const words of [
      `n°\u00a0${order.id}`,
      'Miel SARL',
      'Personnalisation',
      'Pour Léa',
      'TVA 20',
      'Droit de rétractation',
      '<meta name="robots" content="noindex, nofollow"/>',
      '<meta name="referrer" content="no-referrer"/>',
    ])
      expect(html).toContain(words)
    expect((await fetch(`${link}x`)).status).toBe(404)
  })

  it('sent twice under one SubmissionId is one; another cart under it is refused', async () => {
    const productId = await newProduct(2)
    const body = orderBody(productId, { SubmissionId: crypto.randomUUID() })
    const [first, second] = await Promise.all([checkout(body), checkout(body)])
    expect([first.status, first.body]).toEqual([second.status, second.body])
    expect(await shelf(productId)).toEqual({ stock: 2, held: 1 })
    expectPaymentRefusal(await checkout({ ...body, items: [{ productId, quantity: 2 }] }), 409, 'conflict')
  })

  it('to a relay point of the carrier keeps its address', async () => {
    const productId = await newProduct()
    const { id } = await place(productId, { delivery: { method: 'relay', relayPointId: 'FR-001001' } })
    const [order] = await stored<{ relay_point_address: string }>('select * from orders where id = $1', [id])
    expect(order?.relay_point_address).toMatch(/34000/)
    expectPaymentRefusal(
      await checkout(orderBody(productId, { delivery: { method: 'relay', relayPointId: 'FR-999999' } })),
      404,
      'not_found',
    )
  })

  it.each([
    ['refuses', 'rate_limited', 1, 0],
    ['fails', 'server_error', 2, 1],
    ['hangs up', 'reset', 2, 1],
    // Uses the product's real time limit, which other tests shorten.
    ['acts and does not answer', 'timeout_after', 1, 1],
  ] as const)('is a 502 when the provider %s, whole and repeatable', async (_, fault, times, held) => {
    const productId = await newProduct(1)
    const body = orderBody(productId, { SubmissionId: crypto.randomUUID() })
    await spoilStripe(fault, times, '^POST /v1/checkout/sessions')
    const began = performance.now()
    expectPaymentRefusal(await checkout(body), 502, 'provider')
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await shelf(productId)).toEqual({ stock: 1, held })
    const again = await checkout(body)
    expect(again.status).toBe(200)
    expect(await shelf(productId)).toEqual({ stock: 1, held: 1 })
  })
})

describe('a seller who takes our access to the account back', () => {
  it('sells nothing until the account is ready again', async () => {
    const productId = await newProduct()
    await stripe(`accounts/${accountId}/access`, { isRevoked: true })
    await expect
      .poll(async () => (await checkout(orderBody(productId))).status, { timeout: 60_000 })
      .toBe(409)
    expect(await shelf(productId)).toMatchObject({ held: 0 })
    await stripe(`accounts/${accountId}/access`, { isRevoked: false })
    await stripe(`accounts/${accountId}`, { state: 'ready' })
    await expect
      .poll(async () => (await checkout(orderBody(productId))).status, { timeout: 60_000 })
      .toBe(200)
  })
})

describe('the provider’s events', () => {
  it('that are forged or old are refused', async () => {
    const order = await place(await newProduct())
    await stripe('webhooks/hold')
    await stripe(`sessions/${order.checkout_session_id}/pay`)
    const events = await stripe('events', {}, 'GET')
    const { id } = events.find(
      (event: { type: string; data: { object: { id: string } } }) =>
        event.type === 'checkout.session.completed' && event.data.object.id === order.checkout_session_id,
    )
    const deliver = (how: object) => stripe(`events/${id}/deliver`, how)
    expect(await deliver({ signature: 'bad' })).toEqual([400])
    expect(await deliver({ signature: 'old' })).toEqual([400])
    expect(await statusOf(order.id)).toBe('pending')
    expect(await deliver({ times: 10 })).toEqual(Array(10).fill(204))
    expect(await statusOf(order.id)).toBe('paid')
    await stripe('webhooks/release', { order: 'shuffled' })
  })

  it('of the other mode are taken and left alone; those of an order of ours that is not known come again', async () => {
    const order = await place(await newProduct())
    await stripe('webhooks/hold')
    await stripe(`sessions/${order.checkout_session_id}/pay`)
    const events = await stripe('events', {}, 'GET')
    const { id } = events.find(
      (event: { type: string; data: { object: { id: string } } }) =>
        event.type === 'checkout.session.completed' && event.data.object.id === order.checkout_session_id,
    )
    const deliver = (how: object = {}) => stripe(`events/${id}/deliver`, how)
    expect(await deliver({ livemode: true })).toEqual([204])
    expect(await statusOf(order.id)).toBe('pending')
    const name = (sessionId: unknown) =>
      stored('update orders set checkout_session_id = $2 where id = $1', [order.id, sessionId])
    await name('cs_other')
    expect(await deliver()).toEqual([404])
    await name(order.checkout_session_id)
    expect(await deliver()).toEqual([204])
    expect(await statusOf(order.id)).toBe('paid')
    await stripe('webhooks/release')
  })

  it('come in any order, several times, and end in one state and one mail', async () => {
    const email = newShopper()
    const order = await place(await newProduct(), { customer: { name: 'Sophie', email } })
    await stripe('webhooks/hold')
    await stripe(`sessions/${order.checkout_session_id}/pay`)
    const session = await stripe(`objects/${order.checkout_session_id}`, {}, 'GET')
    const intent = (session.object ?? session).payment_intent
    await stripe(`payments/${intent}/refund`, { amount: 500 })
    await stripe(`payments/${intent}/dispute`, { reason: 'fraudulent' })
    await stripe('webhooks/release', { order: 'reversed' })
    await expect
      .poll(
        () =>
          stored("select 1 from orders where id = $1 and status = 'paid' and refunded_cents = 500", [
            order.id,
          ]),
        { timeout: 60_000 },
      )
      .toHaveLength(1)
    await mailTo(email)
    await mailTo(seller.email, ({ subject }) =>
      subject.includes(`contesté\u00a0: commande n°\u00a0${order.id}`),
    )
    expect(await mailsTo(email)).toHaveLength(1)
    const disputes = await stored('select * from disputes where order_id = $1', [order.id])
    expect(disputes).toMatchObject([{ reason: 'fraudulent' }])
  })

  it('of a session that expired free its pieces', async () => {
    const productId = await newProduct(1)
    const order = await place(productId)
    await stripe(`sessions/${order.checkout_session_id}/expire`)
    await becomes(order.id, 'cancelled')
    expect(await shelf(productId)).toEqual({ stock: 1, held: 0 })
  })

  it('of a payment that is known later keep them until then', async () => {
    const productId = await newProduct(2)
    for (const [means, result, status] of [
      ['later_succeeds', 'succeeded', 'paid'],
      ['later_fails', 'failed', 'cancelled'],
    ] as const) {
      const order = await place(productId)
      await stripe(`sessions/${order.checkout_session_id}/pay`, { with: means })
      await expect
        .poll(() => stored('select 1 from orders where id = $1 and awaits_payment', [order.id]), {
          timeout: 60_000,
        })
        .toHaveLength(1)
      await stripe(`sessions/${order.checkout_session_id}/settle`, { result })
      await becomes(order.id, status)
    }
    expect(await shelf(productId)).toEqual({ stock: 1, held: 0 })
  })
})

it('a website or an account with orders cannot be deleted', async () => {
  await place(await newProduct())
  const admin = await bearerOf('admin')
  expectRefusal(await call('DELETE', `/websites/${websiteId}`, admin), 409, 'conflict')
  expectRefusal(await call('DELETE', `/users/${seller.id}`, admin), 409, 'conflict')
})
