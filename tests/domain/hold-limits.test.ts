import { describe, expect, it } from 'vitest'
import { cancelCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { resumeSubmission } from '@/lib/domain/checkout/resume-submission'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mailTo } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const system = job('orders', { providers })
const [MINUTE, HOUR] = [60_000, 3_600_000]

/** A shopper from this network, with production limits. */
const from = (network: string, after = 0, limitScale = 1) =>
  as(undefined, 'USER', { providers, network, after, limitScale })
const held = async (id: number) =>
  (await pool.query('select held from products where id = $1', [id])).rows[0].held

/** A shop with one product, and functions that order it. */
async function shopWith(stock: number) {
  const { websiteId, product, owner } = await newShop(pool)
  const { id } = await product({ stock })
  const order = (ctx: ReturnType<typeof from>, quantity: number, more: object = {}) =>
    placeOrder(ctx, { websiteId, input: orderOf(id, { quantity, ...more }) })
  /** `ok`, or the error code. */
  const outcome = async (...args: Parameters<typeof order>) =>
    order(...args).then(
      () => 'ok',
      ({ code }) => code as string,
    )
  const settle = async (orderId: number, end: 'pay' | 'expire') => {
    provider[end](orderId)
    await settleOrder(system, { orderId })
  }
  return { websiteId, id, owner, product, order, outcome, settle }
}

describe('under attack: unpaid orders', () => {
  it('under attack: a network can reserve the whole stock once, but not repeatedly', async () => {
    const { id, order, outcome, settle } = await shopWith(20)
    const { orderId } = await order(from('a'), 20)
    expect(await held(id)).toBe(20)
    await settle(orderId, 'expire')
    const later = from('a', 31 * MINUTE)
    expect(await outcome(later, 20)).toBe('rate_limited')
    expect(await outcome(later, 5)).toBe('rate_limited')
    for (let index = 0; index < 12; index += 1) await outcome(later, 1)
    // A fifth of the available stock.
    expect(await held(id)).toBe(4)
    expect(await outcome(from('b'), 16)).toBe('ok')
  })

  it('under attack: a network may reserve any quantity again a day later, or once its first order is paid', async () => {
    const { order, outcome, settle } = await shopWith(90)
    const { orderId } = await order(from('a'), 10)
    expect(await outcome(from('a'), 40)).toBe('rate_limited')
    await settle(orderId, 'pay')
    expect(await outcome(from('a'), 40)).toBe('ok')
    expect(await outcome(from('a'), 20)).toBe('rate_limited')
    expect(await outcome(from('a', 23 * HOUR), 20)).toBe('rate_limited')
    expect(await outcome(from('a', 25 * HOUR), 20)).toBe('ok')
  })

  it('under attack: a limit leaves other articles and networks alone, and always allows one piece', async () => {
    const { product, outcome } = await shopWith(3)
    const { id: other } = await product({ stock: 9 })
    expect(await outcome(from('a'), 2)).toBe('ok')
    expect(await outcome(from('a'), 1)).toBe('ok')
    expect(await outcome(from('a'), 1)).toBe('conflict')
    const items = [{ productId: other, quantity: 9, sizeId: undefined, customization: undefined }]
    expect(await outcome(from('a'), 1, { items })).toBe('ok')
  })

  it('under attack: the sizes of an article count as one article', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id, sizeIds } = await product({ sizes: { S: 10, M: 10 } })
    const order = (size: string, quantity: number) =>
      placeOrder(from('sizes'), {
        websiteId,
        input: orderOf(id, {
          items: [{ productId: id, quantity, sizeId: sizeIds[size], customization: undefined }],
        }),
      })
    await order('S', 10)
    await expect(order('M', 3)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 24 * 3_600,
      issues: [{ path: 'items.0.quantity', message: expect.stringContaining('2 pièces au plus') }],
    })
    await order('M', 2)
    const refused = await order('M', 1).catch((error) => error)
    expect(refused).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('réessayez plus tard'),
    })
    expect(refused.retryAfter).toBeLessThanOrEqual(31 * 60)
  })

  it('under attack: a network has at most ten unpaid orders over all shops', async () => {
    const shops = [await shopWith(90), await shopWith(90)]
    const outcomes: string[] = []
    for (let index = 0; index < 11; index += 1)
      outcomes.push((await shops[index % 2]?.outcome(from('ten'), 1)) ?? '')
    expect(outcomes).toEqual([...Array(10).fill('ok'), 'rate_limited'])
    const { rows } = await pool.query('select id from orders where website_id = $1 order by id', [
      shops[0]?.websiteId,
    ])
    await shops[0]?.settle(rows[0].id, 'expire')
    expect(await shops[0]?.outcome(from('ten'), 1)).toBe('ok')
  })

  it('under attack: one network cannot use up a discount code', async () => {
    const { websiteId, outcome, product } = await shopWith(90)
    await pool.query(
      "insert into discount_codes (website_id, code, percent, max_uses) values ($1, 'CINQ', 10, 5)",
      [websiteId],
    )
    const outcomes: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const { id } = await product()
      const items = [{ productId: id, quantity: 1, sizeId: undefined, customization: undefined }]
      outcomes.push(await outcome(from('code'), 1, { items, discountCode: 'CINQ' }))
    }
    expect(outcomes).toEqual(['ok', 'ok', 'rate_limited', 'rate_limited', 'rate_limited'])
    expect(await outcome(from('other'), 1, { discountCode: 'CINQ' })).toBe('ok')
  })

  it('under attack: twenty simultaneous orders of one network stay within the limits without a deadlock', async () => {
    const { websiteId, product } = await newShop(pool)
    const [one, two] = [await product({ stock: 50 }), await product({ stock: 50 })]
    const line = ({ id }: { id: number }) => ({
      ...{ productId: id, quantity: 10, sizeId: undefined, customization: undefined },
    })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        placeOrder(from('race'), {
          websiteId,
          input: orderOf(0, { items: (index % 2 ? [one, two] : [two, one]).map(line) }),
        }).then(
          () => 'ok',
          ({ code }) => code,
        ),
      ),
    )
    // The first order reserves ten of each; a fifth of the remaining forty is eight.
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'rate_limited']))
    const single = await Promise.all(
      Array.from({ length: 20 }, () =>
        placeOrder(from('race'), { websiteId, input: orderOf(one.id) }).then(
          () => 'ok',
          ({ code }) => code,
        ),
      ),
    )
    expect(single.filter((one) => one === 'ok')).toHaveLength(8)
    expect(await held(one.id)).toBe(18)
  })

  it('under attack: the owner is notified once a day, regardless of how many orders are refused', async () => {
    const { owner, order, outcome } = await shopWith(10)
    await order(from('owner'), 5)
    for (const after of [0, 0, 5 * HOUR, 23 * HOUR])
      expect(await outcome(from('owner', after), 5)).toBe('rate_limited')
    expect(await mailTo(owner.email, 'held-stock')).toMatchObject([{ what: 'Miel de châtaignier' }])
    await order(from('owner', 25 * HOUR), 2)
    expect(await outcome(from('owner', 25 * HOUR), 3)).toBe('rate_limited')
    expect(await mailTo(owner.email, 'held-stock')).toHaveLength(2)
  })
})

it('a shopper who returns from the payment and changes the cart keeps the whole quantity for half an hour', async () => {
  const { websiteId, id } = await shopWith(10)
  const input = { ...orderOf(id, { quantity: 8 }), submissionId: crypto.randomUUID() }
  await placeOrder(from('back'), { websiteId, input })
  const again = { ...orderOf(id, { quantity: 9 }), submissionId: input.submissionId }
  const resumed = await resumeSubmission(from('back'), { websiteId, input: again, earlier: null })
  const second = { ...again, submissionId: resumed.submissionId }
  await placeOrder(from('back'), { websiteId, input: second, replaces: resumed.replaces })
  expect(await held(id)).toBe(9)
  // Ends the order, which would otherwise reserve the stock forever.
  await cancelCheckout(from('back'), { websiteId, submissionId: second.submissionId })
  const late = { ...again, submissionId: crypto.randomUUID() }
  await expect(
    placeOrder(from('back', 31 * MINUTE), { websiteId, input: late, replaces: true }),
  ).rejects.toMatchObject({ code: 'rate_limited' })
})

it('a network is stored as a keyed hash while its order is pending, and is deleted within a day', async () => {
  const { order, settle } = await shopWith(10)
  const storedNetwork = async (orderId: number) =>
    (
      await pool.query(
        `select network_hash, (select count(*)::int from first_orders where order_id = orders.id) as firsts
         from orders where id = $1`,
        [orderId],
      )
    ).rows[0]
  const [paid, cancelled] = [await order(from('198.51.100.9'), 1), await order(from('198.51.100.10'), 1)]
  const pending = await storedNetwork(paid.orderId)
  expect(pending).toEqual({ network_hash: expect.stringMatching(/^[\w-]{43}$/), firsts: 1 })
  await settle(paid.orderId, 'pay')
  await settle(cancelled.orderId, 'expire')
  for (const { orderId } of [paid, cancelled])
    expect(await storedNetwork(orderId)).toEqual({ network_hash: null, firsts: 0 })
  await applyRetention(job('housekeeping', { after: 25 * HOUR, limitScale: 1 }))
  const { rows } = await pool.query('select count(*)::int as left from first_orders where order_id is null')
  expect(rows[0].left).toBe(0)
})
