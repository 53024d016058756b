import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { cancelCheckout, confirmCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { checkCart } from '@/lib/domain/checkout/check-cart'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { listUnsettledOrders, reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import type { OrderInput } from '@/lib/domain/checkout/schema'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { refundUnstocked } from '@/lib/domain/refunds/refund-unstocked'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { HOME, newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const RELAY = {
  id: 'FR-012345',
  name: 'Tabac du Marché',
  address: '4 place des Halles',
  zip: '34000',
  city: 'Montpellier',
  country: 'FR' as const,
  distanceMeters: null,
  latitude: 43.6,
  longitude: 3.8,
  hours: [],
}
const relays = {
  find: async () => [RELAY],
  get: async (id: string) => (id === RELAY.id ? RELAY : null),
}
const providers = { payments: provider.payments, relays }
const shopper = as(undefined, 'USER', { providers })
const system = job('orders', { providers })
const MINUTE = 60_000
/** Runs the job for this order `after` milliseconds later, if it is due. */
async function reconcile(orderId: number, after: number) {
  const later = job('orders', { providers, after })
  if ((await listUnsettledOrders(later)).includes(orderId)) await reconcileOrder(later, orderId)
}
const reconcileFails = (orderId: number, after: number) =>
  expect(reconcile(orderId, after)).rejects.toMatchObject({ code: 'provider' })

const place = (websiteId: number, input: OrderInput) => placeOrder(shopper, { websiteId, input })
const stored = async (id: number) => (await pool.query('select * from orders where id = $1', [id])).rows[0]
const shelf = async (id: number) =>
  (await pool.query('select stock, held from products where id = $1', [id])).rows[0]
const shelfOfSize = async (id: number) =>
  (await pool.query('select stock, held from product_sizes where id = $1', [id])).rows[0]
const mailsOf = async (orderId: number) =>
  (await mails()).filter((mail) => mail.orderId === orderId).map(({ kind, to }) => ({ kind, to }))

beforeEach(async () => void (await pool.query("delete from pgboss.job where name in ('mail', 'refunds')")))

describe('a cart is checked', () => {
  it('and leads to the page where it is paid', async () => {
    const { websiteId, product } = await newShop(pool)
    const [plain, sized] = [await product(), await product({ sizes: { S: 2 } })]
    const items = [
      { productId: plain.id, quantity: 2, sizeId: undefined },
      { productId: sized.id, quantity: 1, sizeId: sized.sizeIds.S },
    ]
    expect(await checkCart(shopper, { websiteId, items })).toEqual({
      url: `https://www.ostal.example/checkout?website=${websiteId}&items=${plain.id}:2,${sized.id}-${sized.sizeIds.S}:1`,
    })
  })

  it('in the contract’s order: the site, the articles, the seller, the stock', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 1 })
    const check = async (productId: number, quantity = 1) =>
      checkCart(shopper, { websiteId, items: [{ productId, quantity, sizeId: undefined }] }).then(
        () => 'ok',
        ({ code }) => code,
      )
    expect(await check(id)).toBe('ok')
    expect(await check(id, 2)).toBe('conflict')
    await pool.query("update shops set legal_name = '' where website_id = $1", [websiteId])
    expect(await check(id)).toBe('conflict')
    expect(await check(999_999)).toBe('not_found')
    await pool.query("update websites set status = 'inactive' where id = $1", [websiteId])
    expect(await check(999_999)).toBe('site_inactive')
  })

  it('against two lines of one article together, and against what others hold', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 3 })
    const line = { productId: id, quantity: 2, sizeId: undefined }
    await expect(checkCart(shopper, { websiteId, items: [line, line] })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('3'),
    })
    await place(websiteId, orderOf(id, { quantity: 2 }))
    await expect(checkCart(shopper, { websiteId, items: [line] })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('not with an inactive article, another site’s, or another product’s size', async () => {
    const [mine, other] = [await newShop(pool), await newShop(pool)]
    const [hidden, foreign, sized] = [
      await mine.product(),
      await other.product(),
      await mine.product({ sizes: { S: 1 } }),
    ]
    const plain = await mine.product()
    await pool.query('update products set active = false where id = $1', [hidden.id])
    for (const item of [
      { productId: hidden.id, sizeId: undefined },
      { productId: foreign.id, sizeId: undefined },
      { productId: plain.id, sizeId: sized.sizeIds.S },
    ])
      await expect(
        checkCart(shopper, { websiteId: mine.websiteId, items: [{ ...item, quantity: 1 }] }),
      ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an order', () => {
  it('keeps prices, names, delivery, fee and seller as they were, and holds its pieces for half an hour', async () => {
    const { websiteId, product, accountId } = await newShop(pool)
    const { id } = await product({ priceCents: 2_000, weightGrams: 700 })
    const before = Date.now()
    const { orderId, url } = await place(
      websiteId,
      orderOf(id, {
        quantity: 2,
        delivery: HOME,
        customer: { name: 'Sophie Lacaze', email: 'sophie@exemple.fr', phone: '06 01 02 03 04' },
      }),
    )
    expect(url).toBe(provider.sessionOf(orderId).url)
    const order = await stored(orderId)
    expect(order).toMatchObject({
      status: 'pending',
      items_cents: 4_000,
      delivery_cents: 890,
      total_cents: 4_890,
      // 0,25 € and 2,9 % of the articles.
      fee_cents: 141,
      fee: { amountCents: 4_000, shippingCents: 890, fixedFeeCents: 25, percentage: 2.9, rule: null },
      weight_grams: 1_500,
      shipping_city: 'Montpellier',
      payment_account_id: accountId,
      checkout_session_id: provider.sessionOf(orderId).sessionId,
      seller: { legalName: 'Miel SARL', vatRegime: 'standard', termsUrl: 'https://miel.example/cgv' },
    })
    expect(order.expires_at.getTime() - before).toBeGreaterThanOrEqual(30 * MINUTE)
    expect(order.expires_at.getTime() - before).toBeLessThan(32 * MINUTE)
    expect(provider.sessionOf(orderId).totalCents).toBe(4_890)
    expect(await shelf(id)).toEqual({ stock: 10, held: 2 })
    await pool.query("update products set name = 'Autre', price_cents = 1 where id = $1", [id])
    const { rows } = await pool.query('select * from order_items where order_id = $1', [orderId])
    expect(rows).toMatchObject([
      {
        name: 'Miel de châtaignier',
        reference: `P-${id}`,
        quantity: 2,
        unit_price_cents: 2_000,
        vat_permille: 200,
      },
    ])
  })

  it('needs a size of a product with sizes, and holds that one', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id, sizeIds } = await product({ sizes: { S: 1, M: 1 } })
    await expect(place(websiteId, orderOf(id))).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'items.0.sizeId' }],
    })
    const ofSize = { productId: id, quantity: 1, sizeId: sizeIds.S, customization: 'Pour Léa' }
    await place(websiteId, orderOf(id, { items: [ofSize] }))
    expect(await shelfOfSize(sizeIds.S ?? 0)).toEqual({ stock: 1, held: 1 })
    expect(await shelfOfSize(sizeIds.M ?? 0)).toEqual({ stock: 1, held: 0 })
    await expect(place(websiteId, orderOf(id, { items: [ofSize] }))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('to a relay point keeps its name and address, and refuses one that is gone', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product()
    const to = (relayPointId: string) =>
      place(websiteId, orderOf(id, { delivery: { method: 'relay', relayPointId } }))
    const { orderId } = await to('FR-012345')
    expect(await stored(orderId)).toMatchObject({
      relay_point_id: 'FR-012345',
      relay_point_name: 'Tabac du Marché',
      relay_point_address: '4 place des Halles, 34000 Montpellier',
      delivery_cents: 430,
    })
    await expect(to('FR-999999')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shares a discount over its lines, counts the fee on what is left, and holds a use of the code', async () => {
    const { websiteId, product } = await newShop(pool)
    const [one, two] = [await product({ priceCents: 1_000 }), await product({ priceCents: 501 })]
    const { rows } = await pool.query(
      "insert into discount_codes (website_id, code, percent, max_uses) values ($1, 'RUCHE', 10, 1) returning id",
      [websiteId],
    )
    const uses = async () =>
      (await pool.query('select used, held from discount_codes where id = $1', [rows[0].id])).rows[0]
    const order = orderOf(one.id, {
      items: [one, two].map(({ id }) => ({
        productId: id,
        quantity: 1,
        sizeId: undefined,
        customization: undefined,
      })),
      discountCode: 'ruche',
    })
    const { orderId } = await place(websiteId, order)
    expect(await stored(orderId)).toMatchObject({
      items_cents: 1_501,
      discount_cents: 150,
      total_cents: 1_351,
      discount_code: 'RUCHE',
      fee_cents: 64,
    })
    expect(provider.sessionOf(orderId).totalCents).toBe(1_351)
    const { rows: lines } = await pool.query(
      'select discount_cents from order_items where order_id = $1 order by id',
      [orderId],
    )
    expect(lines.map(({ discount_cents }) => discount_cents)).toEqual([100, 50])
    expect(await uses()).toEqual({ used: 0, held: 1 })
    await expect(place(websiteId, order)).rejects.toMatchObject({ issues: [{ path: 'discountCode' }] })

    provider.expire(orderId)
    await settleOrder(system, { orderId })
    expect(await uses()).toEqual({ used: 0, held: 0 })
    const { orderId: again } = await place(websiteId, order)
    provider.pay(again)
    await settleOrder(system, { orderId: again })
    expect(await uses()).toEqual({ used: 1, held: 0 })
  })

  it('keeps the fee’s rule, and tells the agency when its formula fails', async () => {
    const { websiteId, product, owner } = await newShop(pool)
    const { id } = await product({ priceCents: 1_000 })
    await createFeeRule(as(ADMIN, 'ADMIN'), {
      clientId: owner.id,
      input: {
        minAmountCents: 0,
        fixedFeeCents: 30,
        percentage: 1,
        maxFeeCents: null,
        // Finite for the amounts that it was tried with.
        customFormula: '100 / (amount - 1000)',
      },
    })
    const { orderId } = await place(websiteId, orderOf(id))
    expect(await stored(orderId)).toMatchObject({
      fee_cents: 40,
      fee: { formulaFailed: true, rule: { customFormula: '100 / (amount - 1000)' } },
    })
    expect(await mails()).toMatchObject([{ kind: 'payment-alert', about: 'formula-failed', orderId }])
  })

  it('is refused when it cannot be delivered so, or is too cheap for a card', async () => {
    const { websiteId, product } = await newShop(pool)
    const [heavy, cheap] = [await product({ weightGrams: 40_000 }), await product({ priceCents: 49 })]
    await expect(
      place(websiteId, orderOf(heavy.id, { delivery: { method: 'relay', relayPointId: 'FR-012345' } })),
    ).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'delivery.method' }] })
    await expect(place(websiteId, orderOf(cheap.id))).rejects.toMatchObject({ code: 'conflict' })
    expect(await shelf(cheap.id)).toMatchObject({ held: 0 })
  })
})

describe('the same submission', () => {
  it('answers the same order while it can be paid, and refuses another cart', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 1 })
    const submissionId = crypto.randomUUID()
    const send = (quantity = 1) => place(websiteId, orderOf(id, { submissionId, quantity }))
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ orderId, url }) => `${orderId} ${url}`)).size).toBe(1)
    await expect(send(2)).rejects.toMatchObject({ code: 'conflict' })
    expect(await shelf(id)).toEqual({ stock: 1, held: 1 })
    const orderId = answers[0]?.orderId ?? 0
    provider.pay(orderId)
    const paid = await send()
    expect(paid.url).toBe(
      `https://www.ostal.example/stripe/success/?website=${websiteId}&commande=${submissionId}`,
    )
    expect((await stored(orderId)).status).toBe('paid')
  })

  it('is over once its session has expired', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product()
    const submissionId = crypto.randomUUID()
    const { orderId } = await place(websiteId, orderOf(id, { submissionId }))
    provider.expire(orderId)
    await expect(place(websiteId, orderOf(id, { submissionId }))).rejects.toMatchObject({ code: 'conflict' })
    expect((await stored(orderId)).status).toBe('cancelled')
  })
})

describe('when the provider', () => {
  const sale = async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 1 })
    const latest = async () =>
      (await pool.query('select * from orders where website_id = $1 order by id desc limit 1', [websiteId]))
        .rows[0]
    return { websiteId, id, latest }
  }

  it('refuses the session, the order is cancelled at once and its piece free', async () => {
    const { websiteId, id, latest } = await sale()
    provider.failNext('createCheckout', 'refused')
    await expect(place(websiteId, orderOf(id))).rejects.toMatchObject({ code: 'provider' })
    expect((await latest()).status).toBe('cancelled')
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
  })

  it('refused the session, the same submission may be sent again', async () => {
    const { websiteId, id } = await sale()
    const input = orderOf(id, { submissionId: crypto.randomUUID() })
    provider.failNext('createCheckout', 'refused')
    await expect(place(websiteId, input)).rejects.toMatchObject({ code: 'provider' })
    const { orderId, url } = await place(websiteId, input)
    expect(url).toBe(provider.sessionOf(orderId).url)
  })

  it('knows the session no more, its piece is free a day after its end', async () => {
    const { websiteId, id, latest } = await sale()
    const { orderId } = await place(websiteId, orderOf(id))
    provider.forget(orderId)
    await reconcileFails(orderId, 12 * 60 * MINUTE)
    expect(await shelf(id)).toEqual({ stock: 1, held: 1 })
    await reconcile(orderId, 25 * 60 * MINUTE)
    expect((await latest()).status).toBe('cancelled')
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
  })

  it.each(['lost', 'unanswered'] as const)(
    'does not answer (%s), the piece stays held until reconciliation knows',
    async (failure) => {
      const { websiteId, id, latest } = await sale()
      provider.failNext('createCheckout', failure)
      await expect(place(websiteId, orderOf(id))).rejects.toMatchObject({ code: 'provider' })
      expect((await latest()).status).toBe('pending')
      expect(await shelf(id)).toEqual({ stock: 1, held: 1 })
      const { id: orderId } = await latest()
      await reconcile(orderId, MINUTE)
      expect((await latest()).status).toBe('pending')
      await reconcile(orderId, 3 * MINUTE)
      expect((await latest()).status).toBe('cancelled')
      expect(provider.sessionOf(orderId).status).toBe('expired')
      expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
    },
  )

  it('did not answer, the same submission finds the session that it made', async () => {
    const { websiteId, id, latest } = await sale()
    const input = orderOf(id, { submissionId: crypto.randomUUID() })
    provider.failNext('createCheckout', 'unanswered')
    await expect(place(websiteId, input)).rejects.toMatchObject({ code: 'provider' })
    const { id: orderId } = await latest()
    const made = provider.sessionOf(orderId).url
    await reconcile(orderId, 3 * MINUTE)
    expect(await place(websiteId, input)).toMatchObject({ url: made })
  })

  it('stays silent, the piece stays held; it is free once the provider is back', async () => {
    const { websiteId, id, latest } = await sale()
    const { orderId } = await place(websiteId, orderOf(id))
    for (const call of ['readCheckout', 'expireCheckout'] as const) {
      provider.failNext(call, 'lost')
      await reconcileFails(orderId, 40 * MINUTE)
      expect((await latest()).status).toBe('pending')
    }
    await reconcile(orderId, 40 * MINUTE)
    expect(await stored(orderId)).toMatchObject({ status: 'cancelled' })
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
  })
})

describe('leaving the payment', () => {
  it('ends the session and frees the pieces at once; a payment that was faster stays', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 2 })
    const [left, faster] = [crypto.randomUUID(), crypto.randomUUID()]
    const first = await place(websiteId, orderOf(id, { submissionId: left }))
    const second = await place(websiteId, orderOf(id, { submissionId: faster }))
    provider.pay(second.orderId)
    expect(await cancelCheckout(shopper, { websiteId, submissionId: left })).toMatchObject({
      status: 'cancelled',
    })
    expect(provider.sessionOf(first.orderId).status).toBe('expired')
    expect(await cancelCheckout(shopper, { websiteId, submissionId: faster })).toMatchObject({
      status: 'paid',
    })
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
    await expect(
      cancelCheckout(shopper, { websiteId, submissionId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('holds the pieces when the provider does not confirm', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 1 })
    const submissionId = crypto.randomUUID()
    await place(websiteId, orderOf(id, { submissionId }))
    provider.failNext('expireCheckout', 'unanswered')
    await expect(cancelCheckout(shopper, { websiteId, submissionId })).rejects.toMatchObject({
      code: 'provider',
    })
    expect(await shelf(id)).toEqual({ stock: 1, held: 1 })
  })
})

describe('a payment', () => {
  it('makes the order paid, takes its pieces and mails both sides once, however often it is looked at', async () => {
    const { websiteId, product, owner } = await newShop(pool)
    const { id } = await product({ stock: 3 })
    const submissionId = crypto.randomUUID()
    const { orderId } = await place(websiteId, orderOf(id, { quantity: 2, submissionId }))
    provider.pay(orderId)
    await Promise.all([
      settleOrder(system, { orderId }),
      settleOrder(system, { orderId }),
      confirmCheckout(shopper, { websiteId, submissionId }),
      reconcile(orderId, 11 * MINUTE),
    ])
    expect(await stored(orderId)).toMatchObject({ status: 'paid', payment_intent_id: `pi_${orderId}` })
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
    expect(await mailsOf(orderId)).toEqual(
      expect.arrayContaining([
        { kind: 'order-confirmed', to: 'sophie@exemple.fr' },
        { kind: 'order-received', to: owner.email },
      ]),
    )
    expect(await mailsOf(orderId)).toHaveLength(2)
    const { rows } = await pool.query('select * from order_links where order_id = $1', [orderId])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(await mails())).not.toContain(rows[0].token_hash)
  })

  it('of another amount is not taken for the order’s, and the agency is notified', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product()
    const { orderId } = await place(websiteId, orderOf(id))
    Object.assign(provider.pay(orderId), { totalCents: 1 })
    await settleOrder(system, { orderId })
    await settleOrder(system, { orderId })
    expect((await stored(orderId)).status).toBe('pending')
    expect(await mails()).toMatchObject([{ kind: 'payment-alert', about: 'amount-differs', orderId }])
  })

  it('that takes days keeps the pieces until its result', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 2 })
    const [good, bad] = [await place(websiteId, orderOf(id)), await place(websiteId, orderOf(id))]
    for (const { orderId } of [good, bad]) {
      provider.payLater(orderId)
      await settleOrder(system, { orderId })
    }
    const daysLater = async () => {
      for (const { orderId } of [good, bad]) await reconcile(orderId, 3 * 24 * 60 * MINUTE)
    }
    await daysLater()
    expect(await stored(good.orderId)).toMatchObject({ status: 'pending', awaits_payment: true })
    expect(await shelf(id)).toEqual({ stock: 2, held: 2 })
    provider.pay(good.orderId)
    provider.failPayment(bad.orderId)
    await daysLater()
    expect((await stored(good.orderId)).status).toBe('paid')
    expect(await stored(bad.orderId)).toMatchObject({ status: 'cancelled', awaits_payment: false })
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
  })

  it('of an order whose product was deleted goes on from its snapshot', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product()
    const { orderId } = await place(websiteId, orderOf(id))
    await pool.query('delete from products where id = $1', [id])
    provider.pay(orderId)
    await settleOrder(system, { orderId })
    expect((await stored(orderId)).status).toBe('paid')
  })

  it('for a cancelled order makes it paid while there is stock, and else goes back whole, with both told', async () => {
    const { websiteId, product, owner } = await newShop(pool)
    const { id } = await product({ stock: 1 })
    const cancelled = async () => {
      const { orderId } = await place(websiteId, orderOf(id))
      provider.expire(orderId)
      await settleOrder(system, { orderId })
      return orderId
    }
    const [first, second] = [await cancelled(), await cancelled()]
    provider.pay(first)
    await settleOrder(system, { orderId: first })
    expect((await stored(first)).status).toBe('paid')
    expect(await shelf(id)).toEqual({ stock: 0, held: 0 })

    provider.pay(second)
    await settleOrder(system, { orderId: second })
    await settleOrder(system, { orderId: second })
    const { rows: jobs } = await pool.query(
      "select data - 'cause' as data from pgboss.job where name = 'refunds'",
    )
    expect(jobs.map(({ data }) => data)).toEqual([{ orderId: second }])
    provider.failNext('createRefund', 'unanswered')
    await expect(refundUnstocked(system, second)).rejects.toMatchObject({ code: 'provider' })
    await refundUnstocked(system, second)
    await refundUnstocked(system, second)
    expect(provider.refunds(second)).toHaveLength(1)
    expect(await stored(second)).toMatchObject({ status: 'refunded', refunded_cents: 1_250 })
    const { rows: vat } = await pool.query(
      `select o.vat200_cents as sold, r.vat200_cents as returned from orders o join refunds r on r.order_id = o.id where o.id = $1`,
      [second],
    )
    expect(vat).toEqual([{ sold: 208, returned: 208 }])
    expect(await mailsOf(second)).toEqual(
      expect.arrayContaining([
        { kind: 'order-unstocked', to: 'sophie@exemple.fr' },
        { kind: 'order-unstocked-owner', to: owner.email },
      ]),
    )
    expect(await mailsOf(second)).toHaveLength(2)
  })
})
