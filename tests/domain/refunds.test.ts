import { describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { readAccounts } from '@/lib/domain/accounting/queries'
import { parisDay } from '@/lib/domain/calendar'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { getOrder } from '@/lib/domain/orders/queries'
import { readMonthlyFees } from '@/lib/domain/overview/monthly-fees'
import { cancelPaidOrder } from '@/lib/domain/refunds/cancel-paid-order'
import { finishRefunds } from '@/lib/domain/refunds/finish-refund'
import { handleFailedRefund } from '@/lib/domain/refunds/handle-failed-refund'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import type { RefundInput } from '@/lib/domain/refunds/request-refund'
import { syncRefunds } from '@/lib/domain/refunds/sync-refunds'
import { shipWithOtherCarrier } from '@/lib/domain/shipping/ship-with-other-carrier'
import { domain } from '../support/context'
import { crash, crashingAt } from '../support/crash'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const system = job('refunds', { providers })

/** A paid order of three items of one product, 37,50 €, in a new shop. Two remain in stock. */
async function sale() {
  const shop = await newShop(pool)
  const { id: productId } = await shop.product({ stock: 5 })
  const { orderId } = await placeOrder(as(undefined, 'USER', { providers }), {
    websiteId: shop.websiteId,
    input: orderOf(productId, { quantity: 3 }),
  })
  provider.pay(orderId)
  await settleOrder(system, { orderId })
  const owner = as(shop.owner.id, 'USER', { providers })
  const { items } = await getOrder(owner, orderId)
  return {
    ...shop,
    productId,
    orderId,
    seller: owner,
    itemId: items[0]?.id ?? 0,
    refund: (input: Omit<RefundInput, 'orderId'> = {}) => refundOrder(owner, { orderId, ...input }),
    sync: () => syncRefunds(system, { orderId }),
    finish: () => finishRefunds(system, orderId),
  }
}
type Sale = Awaited<ReturnType<typeof sale>>

async function saleToHome(): Promise<Sale> {
  const sold = await sale()
  await pool.query("update orders set delivery_method = 'home' where id = $1", [sold.orderId])
  return sold
}

const stored = async ({ orderId }: Sale) =>
  (await pool.query('select status, refunded_cents from orders where id = $1', [orderId])).rows[0]
const rows = async ({ orderId }: Sale) =>
  (await pool.query('select * from refunds where order_id = $1 order by id', [orderId])).rows
const stock = async ({ productId }: Sale): Promise<number> =>
  (await pool.query('select stock from products where id = $1', [productId])).rows[0].stock
const mailsOf = async ({ orderId }: Sale, kind: string) =>
  (await mails()).filter((mail) => mail.orderId === orderId && mail.kind === kind)
const keyOf = async (sold: Sale, index = 0) => `refund/${(await rows(sold))[index].id}`
const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).toSorted()

describe('a refund', () => {
  it('in two equal parts happens twice; the whole makes the order refunded', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 1_875, requestId: crypto.randomUUID(), reason: 'Un pot cassé' })
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 1_875 })
    await sold.refund({ amountCents: 1_875, requestId: crypto.randomUUID() })
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
    expect(provider.refunds(sold.orderId)).toHaveLength(2)
    // Reading the refunds from the provider changes nothing more.
    await sold.sync()
    expect(await rows(sold)).toHaveLength(2)
    expect(await mailsOf(sold, 'order-refunded')).toMatchObject([
      { amountCents: 1_875, isWhole: false, reason: 'Un pot cassé', to: 'sophie@exemple.fr' },
      { amountCents: 1_875, isWhole: true, reason: null },
    ])
    expect(await stock(sold)).toBe(2)
  })

  it('without an amount gives the rest back, and no more than that', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 750 })
    await expect(sold.refund({ amountCents: 3_001 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Il reste 30,00\u00a0€ à rembourser au plus.',
    })
    await sold.refund()
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
    await expect(sold.refund()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is one for a RefundId, sent six times at once and once more, however the amount reads then', async () => {
    const sold = await sale()
    const requestId = crypto.randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => sold.refund({ amountCents: 1_000, requestId })))
    await sold.refund({ amountCents: 500, requestId })
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 1_000 })
    expect(provider.refunds(sold.orderId)).toHaveLength(1)
    expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
  })

  it('of the rest asked for twice at once is done once', async () => {
    const sold = await sale()
    expect(codes(await Promise.allSettled([sold.refund(), sold.refund()]))).toEqual(['conflict', 'done'])
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
  })

  it('while the provider’s webhook tells of it counts and restocks once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sold = await sale()
      await Promise.all([
        sold.refund({ amountCents: 1_250, restock: [{ itemId: sold.itemId, quantity: 1 }] }),
        sold.sync(),
        sold.sync(),
      ])
      await Promise.all([sold.sync(), sold.sync()])
      expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 1_250 })
      expect(await stock(sold)).toBe(3)
      expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
    }
  })

  it('is its owner’s alone to ask for, and none of an order that is not paid or is cancelled', async () => {
    const sold = await sale()
    const stranger = as((await newShop(pool)).owner.id, 'USER', { providers })
    await expect(refundOrder(stranger, { orderId: sold.orderId })).rejects.toMatchObject({
      code: 'not_found',
    })
    for (const status of ['pending', 'cancelled']) {
      await pool.query('update orders set status = $2 where id = $1', [sold.orderId, status])
      await expect(sold.refund()).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(provider.refunds(sold.orderId)).toEqual([])
  })

  it('made elsewhere meanwhile leaves no room for more, before its webhook came', async () => {
    const sold = await sale()
    provider.refund(`pi_${sold.orderId}`, 3_000, `elsewhere-${sold.orderId}`)
    await expect(sold.refund({ amountCents: 1_000 })).rejects.toMatchObject({ code: 'conflict' })
    await sold.sync()
    await sold.refund({ amountCents: 750 })
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
    // A refund made in the provider's dashboard sends no mail.
    expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
  })

  it('is journalled with its amount', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 1_000, restock: true })
    const { rows: entries } = await pool.query(
      `select action, actor_id, after from audit_log
       where subject_type = 'order' and subject_id = $1 and action like 'order.refund%' order by id`,
      [String(sold.orderId)],
    )
    expect(entries).toMatchObject([
      { action: 'order.refund-asked', actor_id: sold.owner.id, after: { amountCents: 1_000, pieces: 3 } },
      { action: 'order.refunded', after: { refundedCents: 1_000 } },
    ])
  })
})

describe('pieces go back to the shelf', () => {
  it('line by line and never more than were bought; all that are left with « restock »', async () => {
    const sold = await sale()
    const { itemId } = sold
    await sold.refund({ amountCents: 1_250, restock: [{ itemId, quantity: 1 }] })
    expect(await stock(sold)).toBe(3)
    await expect(sold.refund({ amountCents: 100, restock: [{ itemId, quantity: 3 }] })).rejects.toMatchObject(
      { code: 'validation', issues: [{ path: `pieces-${itemId}` }] },
    )
    await sold.refund({ amountCents: 100, restock: true })
    expect(await stock(sold)).toBe(5)
    await sold.refund({ restock: true })
    expect(await stock(sold)).toBe(5)
  })

  it('not those of a product that is gone, or is sold by sizes now', async () => {
    const [gone, sized] = [await sale(), await sale()]
    await pool.query('delete from products where id = $1', [gone.productId])
    await pool.query(
      "insert into product_sizes (product_id, website_id, size, stock) values ($1, $2, 'M', 1)",
      [sized.productId, sized.websiteId],
    )
    for (const sold of [gone, sized]) await sold.refund({ restock: true })
    expect(await stored(gone)).toMatchObject({ status: 'refunded' })
    expect(await stock(sized)).toBe(2)
  })

  it('and the shop’s addresses are notified', async () => {
    const sold = await sale()
    const { rows: endpoints } = await pool.query(
      "insert into webhook_endpoints (website_id, url, secret) values ($1, 'https://site.example/', 'whsec_' || repeat('A', 43) || '=') returning id",
      [sold.websiteId],
    )
    await sold.refund({ amountCents: 1_250, restock: true })
    const { rows: told } = await pool.query('select type from webhook_deliveries where endpoint_id = $1', [
      endpoints[0].id,
    ])
    expect(told).toEqual([{ type: 'products.changed' }])
  })
})

describe('a provider that', () => {
  it('refuses leaves nothing changed, says why, and the same request works later', async () => {
    const sold = await sale()
    const requestId = crypto.randomUUID()
    provider.failNext('createRefund', 'refused')
    await expect(sold.refund({ requestId, restock: true })).rejects.toMatchObject({
      code: 'provider',
      message: 'Votre compte de paiement n’est plus relié à votre boutique.',
    })
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 0 })
    expect(await stock(sold)).toBe(2)
    expect(await mailsOf(sold, 'refund-failed')).toEqual([])
    await sold.refund({ requestId, restock: true })
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
    expect(await stock(sold)).toBe(5)
  })

  it.each(['lost', 'unanswered'] as const)(
    'gives no answer (%s) keeps it asked; the job makes it once',
    async (how) => {
      const sold = await sale()
      provider.failNext('createRefund', how)
      await sold.refund({ amountCents: 3_000, restock: true })
      expect(await rows(sold)).toMatchObject([{ status: 'asked', amount_cents: 3_000 }])
      expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 0 })
      // The pending refund counts towards the limit; its items are not back in stock yet.
      await expect(sold.refund({ amountCents: 751 })).rejects.toMatchObject({ code: 'conflict' })
      expect(await stock(sold)).toBe(2)
      await sold.finish()
      await sold.finish()
      expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 3_000 })
      expect(provider.refunds(sold.orderId)).toHaveLength(1)
      expect(await stock(sold)).toBe(5)
      expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
    },
  )

  it('has forgotten the key of a lost answer makes no second refund', async () => {
    const sold = await sale()
    provider.failNext('createRefund', 'unanswered')
    await sold.refund()
    provider.forgetKey(await keyOf(sold))
    await sold.finish()
    expect(provider.refunds(sold.orderId)).toHaveLength(1)
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
  })

  it('refuses when only the job looks: the owner gets a mail', async () => {
    const sold = await sale()
    provider.failNext('createRefund', 'lost')
    await sold.refund({ amountCents: 500 })
    provider.failNext('createRefund', 'refused')
    await sold.finish()
    expect(await rows(sold)).toMatchObject([{ status: 'refused', failure: 'account_invalid' }])
    expect(await mailsOf(sold, 'refund-failed')).toMatchObject([{ amountCents: 500, isRefused: true }])
    await sold.refund()
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
  })

  it('gives no answer at all is asked again by the job', async () => {
    const sold = await sale()
    provider.failNext('listRefunds', 'lost')
    await sold.refund()
    provider.failNext('listRefunds', 'lost')
    await expect(sold.finish()).rejects.toMatchObject({ name: 'PaymentFault' })
    await sold.finish()
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
  })
})

describe('a refund that fails days later', () => {
  it('reopens its amount, tells the owner what to do, and waits to be dealt with', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 1_000 })
    await sold.refund({ restock: true })
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
    provider.setRefundStatus(await keyOf(sold, 1), 'failed', 'expired_or_canceled_card')
    await Promise.all([sold.sync(), sold.sync(), sold.sync()])
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 1_000 })
    expect(await mailsOf(sold, 'refund-failed')).toMatchObject([
      { amountCents: 2_750, failure: 'expired_or_canceled_card', isRefused: false, to: sold.owner.email },
    ])
    // The items are back in stock nevertheless.
    expect(await stock(sold)).toBe(5)
    expect(await listOrderAlerts(sold.seller)).toMatchObject([
      { kind: 'refund', orderId: sold.orderId, amountCents: 2_750, customerName: 'Sophie Lacaze' },
    ])
    await sold.refund({ restock: true })
    expect(await stored(sold)).toMatchObject({ status: 'refunded', refunded_cents: 3_750 })
    expect(await stock(sold)).toBe(5)
    expect(await listOrderAlerts(sold.seller)).toEqual([])
  })

  it('is dealt with once its owner says so, and no stranger', async () => {
    const sold = await sale()
    await sold.refund()
    provider.setRefundStatus(await keyOf(sold), 'failed')
    await sold.sync()
    const [failed] = await listOrderAlerts(sold.seller)
    const input = { orderId: sold.orderId, refundId: failed?.id ?? 0 }
    const stranger = as((await newShop(pool)).owner.id)
    await expect(handleFailedRefund(stranger, input)).rejects.toMatchObject({ code: 'not_found' })
    expect(await listOrderAlerts(stranger)).toEqual([])
    await handleFailedRefund(sold.seller, input)
    await handleFailedRefund(sold.seller, input)
    expect(await listOrderAlerts(sold.seller)).toEqual([])
  })

  it('stays failed, whatever an answer that was read before says', async () => {
    const sold = await sale()
    await sold.refund()
    const before = provider.refunds(sold.orderId).map((one) => ({ ...one }))
    provider.setRefundStatus(await keyOf(sold), 'failed')
    await sold.sync()
    const late = job('refunds', {
      providers: { payments: { ...provider.payments, listRefunds: async () => before } },
    })
    await syncRefunds(late, { orderId: sold.orderId })
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 0 })
  })
})

describe('the VAT of an order', () => {
  const SHARES = `
    select 0::bigint as id, gross200_cents, vat200_cents, fee_cents from orders where id = $1
    union all select id, gross200_cents, vat200_cents, fee_cents from refunds where order_id = $1 order by id`
  /** Gross, VAT and fee of the order, then of each refund. */
  const shares = async ({ orderId }: Sale) =>
    (await pool.query(SHARES, [orderId])).rows.map((row) => [
      row.gross200_cents,
      row.vat200_cents,
      row.fee_cents,
    ])
  const accounts = async ({ seller, websiteId }: Sale) => {
    const year = Number(parisDay(new Date()).slice(0, 4))
    return (await readAccounts(seller, { websiteId, year }))[0]
  }
  const refundElsewhere = ({ orderId }: Sale, cents: number) =>
    provider.refund(`pi_${orderId}`, cents, crypto.randomUUID(), null)

  it('is stored with its payment, and what its seller changes later changes nothing', async () => {
    const sold = await sale()
    expect(await shares(sold)).toEqual([[3_750, 625, 134]])
    const { vat } = await getOrder(sold.seller, sold.orderId)
    expect(vat).toEqual([{ permille: 200, grossCents: 3_750, netCents: 3_125, vatCents: 625 }])
    await pool.query(
      "update orders set seller = jsonb_set(seller, '{vatRegime}', '\"exempt\"') where id = $1",
      [sold.orderId],
    )
    expect((await getOrder(sold.seller, sold.orderId)).vat).toEqual(vat)
    expect(await accounts(sold)).toMatchObject({ grossCents: 3_750, vat200Cents: 625, feeCents: 134 })
  })

  it('goes back with its refunds, made here or in the provider’s dashboard, to the last cent', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 1_000 })
    refundElsewhere(sold, 1_000)
    await sold.sync()
    expect(await accounts(sold)).toMatchObject({ refundCents: 2_000, vat200Cents: 292 })
    await sold.refund()
    expect(await shares(sold)).toEqual([
      [3_750, 625, 134],
      [1_000, 167, 36],
      [1_000, 166, 35],
      [1_750, 292, 63],
    ])
    expect(await accounts(sold)).toMatchObject({ refundCents: 3_750, vat200Cents: 0, feeCents: 0 })
  })

  it('stays while the provider has not answered, and comes again with a refund that fails', async () => {
    const sold = await sale()
    provider.failNext('createRefund', 'unanswered')
    await sold.refund()
    expect(await accounts(sold)).toMatchObject({ refundCents: 0, vat200Cents: 625 })
    await sold.finish()
    expect(await accounts(sold)).toMatchObject({ refundCents: 3_750, vat200Cents: 0 })
    // The failure and another refund are read together, the newer one first.
    provider.setRefundStatus(await keyOf(sold), 'failed')
    refundElsewhere(sold, 3_750)
    const newestFirst = job('refunds', {
      providers: {
        payments: {
          ...provider.payments,
          listRefunds: async () => provider.refunds(sold.orderId).toReversed(),
        },
      },
    })
    await syncRefunds(newestFirst, { orderId: sold.orderId })
    expect(await accounts(sold)).toMatchObject({ refundCents: 3_750, vat200Cents: 0, feeCents: 0 })
  })
})

/** Ships the order with the seller's own carrier. */
const send = ({ seller, orderId }: Sale) =>
  shipWithOtherCarrier(seller, {
    orderId,
    carriage: { carrier: 'Colissimo', trackingNumber: null, trackingUrl: null },
  })

describe('a paid order that its owner cancels', () => {
  it('is refunded whole and restocked in one act, once, and its shopper is notified', async () => {
    const sold = await sale()
    await sold.refund({ amountCents: 500, restock: [{ itemId: sold.itemId, quantity: 1 }] })
    const cancel = () => cancelPaidOrder(sold.seller, { orderId: sold.orderId, reason: 'Rupture' })
    await Promise.all([cancel(), cancel()])
    await cancel()
    expect(await stored(sold)).toEqual({ status: 'refunded', refunded_cents: 3_750 })
    expect(await stock(sold)).toBe(5)
    expect((await mailsOf(sold, 'order-refunded'))[1]).toMatchObject({
      amountCents: 3_250,
      cancels: true,
      isWhole: true,
      reason: 'Rupture',
    })
    expect(provider.refunds(sold.orderId)).toHaveLength(2)
  })

  it.each([
    ['creating', 'en cours de création'],
    ['unknown', 'dites d’abord si elle existe'],
    ['made', 'ne s’annule plus'],
  ])('has no label that is %s', async (state, why) => {
    const sold = await sale()
    await pool.query(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at) values ($1, $2, 'Mondial Relay', gen_random_uuid(), now())`,
      [sold.orderId, state],
    )
    await expect(cancelPaidOrder(sold.seller, sold)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(why),
    })
    expect(provider.refunds(sold.orderId)).toEqual([])
  })

  it.each(['refused', 'failed'])('may have a label that was %s', async (state) => {
    const sold = await sale()
    await pool.query(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at) values ($1, $2, 'Mondial Relay', gen_random_uuid(), now())`,
      [sold.orderId, state],
    )
    await cancelPaidOrder(sold.seller, sold)
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
  })

  it('that cost nothing is cancelled without the provider', async () => {
    const sold = await sale()
    await pool.query(
      `update orders set discount_cents = 3750, total_cents = 0, fee_cents = 0, payment_intent_id = null where id = $1`,
      [sold.orderId],
    )
    await cancelPaidOrder(sold.seller, sold)
    expect(await stored(sold)).toEqual({ status: 'cancelled', refunded_cents: 0 })
    expect(await stock(sold)).toBe(5)
    expect(await mailsOf(sold, 'order-refunded')).toMatchObject([{ amountCents: 0, cancels: true }])
    await expect(cancelPaidOrder(sold.seller, sold)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is sent or cancelled, and never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sold = await saleToHome()
      const cancel = () => cancelPaidOrder(sold.seller, sold)
      const both = [() => send(sold), cancel]
      const outcomes = await Promise.allSettled((round % 2 ? both : both.toReversed()).map((act) => act()))
      expect(codes(outcomes)).toEqual(['conflict', 'done'])
      const { rows: parcels } = await pool.query('select 1 from shipments where order_id = $1', [
        sold.orderId,
      ])
      expect((await stored(sold)).status).toBe(parcels.length ? 'shipped' : 'refunded')
    }
  })

  it('is not sent while the provider still owes its answer', async () => {
    const sold = await saleToHome()
    provider.failNext('createRefund', 'lost')
    await cancelPaidOrder(sold.seller, sold)
    await expect(send(sold)).rejects.toMatchObject({ code: 'conflict' })
    // A repeated request results in the same refund.
    await cancelPaidOrder(sold.seller, sold)
    expect(await stored(sold)).toMatchObject({ status: 'refunded' })
    expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
  })
})

const MAX_STEPS = 20

it('a process that ends anywhere in a refund loses none and makes none twice', async () => {
  let isDone = false
  for (let at = 0; at < MAX_STEPS && !isDone; at += 1) {
    const sold = await sale()
    const input = { orderId: sold.orderId, amountCents: 1_250, requestId: crypto.randomUUID(), restock: true }
    isDone = (await crash(refundOrder(crashingAt(sold.seller, at), input))) !== null
    const wasAsked = (await rows(sold)).length > 0
    const { rows: jobs } = await pool.query(
      "select 1 from pgboss.job where name = 'refunds' and (data ->> 'orderId')::int = $1",
      [sold.orderId],
    )
    expect(jobs).toHaveLength(wasAsked ? 1 : 0)
    await sold.finish()
    const cents = wasAsked ? 1_250 : 0
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: cents })
    expect(provider.refunds(sold.orderId)).toHaveLength(wasAsked ? 1 : 0)
    expect(await stock(sold)).toBe(wasAsked ? 5 : 2)
    await refundOrder(sold.seller, input)
    expect(await stored(sold)).toEqual({ status: 'paid', refunded_cents: 1_250 })
    expect(await mailsOf(sold, 'order-refunded')).toHaveLength(1)
  }
  expect(isDone).toBe(true)
})

it('the agency’s month counts the fee that stays after a refund in part', async () => {
  const agency = as(ADMIN, 'ADMIN')
  const fees = async () => (await readMonthlyFees(agency)).reduce((sum, { feeCents }) => sum + feeCents, 0)
  const before = await fees()
  const sold = await sale()
  const { rows: ordered } = await pool.query('select fee_cents from orders where id = $1', [sold.orderId])
  expect(await fees()).toBe(before + ordered[0].fee_cents)
  await sold.refund({ amountCents: 1_000 })
  expect(await fees()).toBe(
    before + ordered[0].fee_cents - Math.round((ordered[0].fee_cents * 1_000) / 3_750),
  )
  await sold.refund()
  expect(await fees()).toBe(before)
})
