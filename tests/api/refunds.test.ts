import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Answer, call } from '../support/api'
import { bearerOf, confirmAddress, newcomer } from '../support/people'
import { stored } from '../support/stored'
import { spoilStripe, stripe } from '../support/stripe'

let seller: Awaited<ReturnType<typeof newcomer>>
let websiteId = 0

/** A new shop, open for orders. */
beforeAll(async () => {
  seller = await newcomer()
  await confirmAddress(seller.id)
  const { body } = await call('POST', '/stripe/account', { bearer: seller.bearer })
  await stripe(`accounts/${body.account}`, { state: 'ready' })
  // The product learns this from the account's event.
  await vi.waitFor(
    async () =>
      expect(
        await stored('select 1 from payment_accounts where account_id = $1 and is_ready', [body.account]),
      ).toHaveLength(1),
    { timeout: 60_000, interval: 100 },
  )
  const [site] = await stored<{ website_id: number }>(
    `with site as (
       insert into websites (client_id, name, url) values ($1, 'Miel', 'https://miel.example') returning id
     )
     insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address)
     select id, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches' from site
     returning website_id`,
    [seller.id],
  )
  websiteId = site?.website_id ?? 0
})
beforeEach(() => spoilStripe('none'))

/** A paid order of two items, 25 €; three remain in stock. */
async function newSale() {
  const [product] = await stored<{ id: number }>(
    `insert into products (website_id, name, price_cents, weight_grams, stock)
     values ($1, 'Miel', 1250, 400, 5) returning id`,
    [websiteId],
  )
  const productId = product?.id ?? 0
  const order = {
    items: [{ productId, quantity: 2 }],
    delivery: { method: 'pickup' },
    customer: { name: 'Sophie Lacaze', email: `acheteuse-${productId}@exemple.fr` },
  }
  expect((await call('POST', `/stripe/checkout/${websiteId}`, { json: order })).status).toBe(200)
  const [placed] = await stored<{ id: number; session: string }>(
    'select id, checkout_session_id as session from orders where website_id = $1 order by id desc limit 1',
    [websiteId],
  )
  await stripe(`sessions/${placed?.session}/pay`)
  const id = placed?.id ?? 0
  await becomes(id, { Status: 'paid' })
  return { id, productId }
}

const read = async (id: number) => (await call('GET', `/orders/${id}`, { bearer: seller.bearer })).body
const becomes = (id: number, order: object) =>
  expect.poll(() => read(id), { timeout: 60_000 }).toMatchObject(order)
const refund = (id: number | string, json: unknown = {}, credentials: object = { bearer: seller.bearer }) =>
  call('POST', `/orders/${id}/refund`, { ...credentials, json })
const storedRefunds = (id: number) =>
  stored<{ refund_id: string; amount_cents: number; status: string }>(
    'select * from refunds where order_id = $1 order by id',
    [id],
  )
const stockOf = async (id: number) =>
  (await stored<{ stock: number }>('select stock from products where id = $1', [id]))[0]?.stock

/** A payment call returns the message of a refusal in `message` and in `error`. */
function expectRefusal({ status, body }: Answer, expected: number, code: string) {
  expect([status, body.code]).toEqual([expected, code])
  expect(body.error).toBe(body.message)
}

describe('a refund', () => {
  it('in two equal parts with two ids is made twice and returns the order', async () => {
    const { id, productId } = await newSale()
    const first = await refund(id, { amountCents: 1_250, RefundId: crypto.randomUUID() })
    expect([first.status, first.body]).toEqual([200, await read(id)])
    expect(first.body).toMatchObject({ Id: id, Status: 'paid', TotalAmount: 2_500 })
    const second = await refund(id, { amountCents: 1_250, RefundId: crypto.randomUUID(), restock: true })
    expect([second.status, second.body.Status]).toEqual([200, 'refunded'])
    expect(await storedRefunds(id)).toMatchObject([
      { amount_cents: 1_250, status: 'succeeded' },
      { amount_cents: 1_250, status: 'succeeded' },
    ])
    expect(await stockOf(productId)).toBe(5)
    expectRefusal(await refund(id), 409, 'conflict')
  })

  it('sent six times at once with one id is made once', async () => {
    const { id } = await newSale()
    const RefundId = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(id, { amountCents: 500, RefundId }, { bearer: seller.bearer })),
    )
    // Four changes of one person run concurrently; the others wait.
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await storedRefunds(id)).toHaveLength(1)
  })

  it.each([
    [{ amountCents: 0 }],
    [{ amountCents: -5 }],
    [{ amountCents: 12.5 }],
    [{ amountCents: '100' }],
    [{ restock: 'oui' }],
    [{ RefundId: 'un' }],
  ])('of %j is refused', async (json) => {
    const answer = await refund(9, json, await bearerOf('owner'))
    expectRefusal(answer, 400, 'validation')
    expect(answer.body.issues).toMatchObject([{ path: Object.keys(json)[0] }])
  })

  it('of more than remains is refused, and so is one of an order that is not paid', async () => {
    const { id } = await newSale()
    expectRefusal(await refund(id, { amountCents: 2_501 }), 409, 'conflict')
    for (const status of ['pending', 'cancelled']) {
      const [order] = await stored<{ id: number }>(
        `insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method)
         values ($1, $2, 1250, 0, 1250, 'pickup') returning id`,
        [websiteId, status],
      )
      expectRefusal(await refund(order?.id ?? 0), 409, 'conflict')
    }
    expect(await storedRefunds(id)).toEqual([])
  })

  it('can be requested only by the owner and the agency', async () => {
    const { id } = await newSale()
    expectRefusal(await refund(id, {}, await bearerOf('stranger')), 404, 'not_found')
    expectRefusal(await refund(id, {}, await bearerOf('moderator')), 404, 'not_found')
    expectRefusal(await refund(id, {}, {}), 401, 'unauthenticated')
    expect((await refund(id, { amountCents: 100 }, await bearerOf('admin'))).status).toBe(200)
  })

  it('that the provider refuses says why, and changes nothing', async () => {
    const { id } = await newSale()
    await fetch(`${inject('simulators')}/_control/faults`, {
      method: 'POST',
      body: JSON.stringify({
        provider: 'stripe',
        fault: 'refuse',
        on: '^POST /v1/refunds',
        code: 'balance_insufficient',
      }),
    })
    const answer = await refund(id)
    expectRefusal(answer, 502, 'provider')
    expect(answer.body.message).toContain('Le solde de votre compte de paiement ne suffit pas')
    expect((await refund(id)).body.Status).toBe('refunded')
  })

  it('that fails days later makes its amount refundable again after the provider’s event', async () => {
    const { id } = await newSale()
    await refund(id)
    const [made] = await storedRefunds(id)
    await stripe(`refunds/${made?.refund_id}/fail`, { reason: 'declined' })
    await becomes(id, { Status: 'paid' })
    expect((await refund(id)).body.Status).toBe('refunded')
  })
})
