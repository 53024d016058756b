import { afterAll, expect, it } from 'vitest'
import { changeStock } from '@/lib/domain/catalogue/change-stock'
import { cancelCheckout, confirmCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { listUnsettledOrders, reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { domain } from '../support/context'
import { crash, crashingAt } from '../support/crash'
import { fakePayments } from '../support/fake-payments'
import { LONG } from '../support/rounds'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const shopper = as(undefined, 'USER', { providers })
/** A shopper from a new network, because one network's orders are serialised. */
const anyone = () => as(undefined, 'USER', { providers, network: crypto.randomUUID() })
const system = job('orders', { providers })
const MINUTE = 60_000

const shelf = async (id: number) =>
  (await pool.query('select stock, held from products where id = $1', [id])).rows[0]
const ordersOf = async (websiteId: number): Promise<{ id: number; status: string }[]> =>
  (await pool.query('select id, status from orders where website_id = $1 order by id', [websiteId])).rows

/** In every outcome, available, reserved and sold stock add up, and only pending orders reserve stock. */
afterAll(async () => {
  const { rows } = await pool.query(`
    select p.id from products p where p.held <> coalesce((
      select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and i.size_id is null and o.status = 'pending'), 0)`)
  expect(rows).toEqual([])
})

const ROUNDS = LONG ? 200 : 5

it(`sells the last piece once to twenty shoppers, ${ROUNDS} times`, {
  timeout: 40_000 + ROUNDS * 3_000,
}, async () => {
  const { websiteId, product } = await newShop(pool)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await product({ stock: 1 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => placeOrder(anyone(), { websiteId, input: orderOf(id) })),
    )
    const placed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderId] : []))
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(placed).toHaveLength(1)
    expect(new Set(refusals)).toEqual(new Set(['conflict']))
    const orderId = placed[0] ?? 0
    provider.pay(orderId)
    await settleOrder(system, { orderId })
    expect(await shelf(id)).toEqual({ stock: 0, held: 0 })
  }
})

it('sells carts of the same articles in any order without a deadlock', async () => {
  const { websiteId, product } = await newShop(pool)
  const [one, two] = [await product({ stock: 100 }), await product({ stock: 100 })]
  const line = ({ id }: { id: number }) => ({
    productId: id,
    quantity: 1,
    sizeId: undefined,
    customization: undefined,
  })
  const placed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeOrder(anyone(), {
        websiteId,
        input: orderOf(0, { items: (index % 2 ? [one, two] : [two, one]).map(line) }),
      }),
    ),
  )
  await Promise.all(
    placed.map(async ({ orderId }, index) => {
      if (index % 2) provider.pay(orderId)
      else provider.expire(orderId)
      await settleOrder(system, { orderId })
    }),
  )
  for (const { id } of [one, two]) expect(await shelf(id)).toEqual({ stock: 90, held: 0 })
})

it('sells while the owner counts the shelf, without a deadlock', async () => {
  const { websiteId, product, owner } = await newShop(pool)
  const { id } = await product({ stock: 100 })
  const seller = as(owner.id)
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await placeOrder(anyone(), { websiteId, input: orderOf(id) })
      await changeStock(seller, { id, sizeId: null, by: 1 })
    }),
  )
  expect(await shelf(id)).toEqual({ stock: 110, held: 10 })
})

it('paying and leaving at the same moment end in one of both, in either order', async () => {
  const { websiteId, product } = await newShop(pool)
  for (let round = 0; round < 5; round += 1) {
    const { id } = await product({ stock: 1 })
    const submissionId = crypto.randomUUID()
    const { orderId } = await placeOrder(shopper, { websiteId, input: orderOf(id, { submissionId }) })
    await Promise.all([
      cancelCheckout(shopper, { websiteId, submissionId }),
      (async () => {
        if (provider.sessionOf(orderId).status === 'open') provider.pay(orderId)
        await confirmCheckout(shopper, { websiteId, submissionId })
      })(),
    ])
    const isPaid = provider.sessionOf(orderId).payment === 'paid'
    expect((await ordersOf(websiteId)).at(-1)?.status).toBe(isPaid ? 'paid' : 'cancelled')
    expect(await shelf(id)).toEqual({ stock: isPaid ? 0 : 1, held: 0 })
  }
})

async function reconcileAll(websiteId: number, after: number) {
  const later = job('orders', { providers, after })
  const waiting = await listUnsettledOrders(later)
  for (const { id } of await ordersOf(websiteId)) if (waiting.includes(id)) await reconcileOrder(later, id)
}

const MAX_STEPS = 40

it('a process that ends anywhere in a checkout holds nothing for ever', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product({ stock: 1 })
  let isDone = false
  for (let at = 0; at < MAX_STEPS && !isDone; at += 1) {
    isDone = (await crash(placeOrder(crashingAt(shopper, at), { websiteId, input: orderOf(id) }))) !== null
    await reconcileAll(websiteId, 3 * MINUTE)
    await reconcileAll(websiteId, 40 * MINUTE)
    expect(await shelf(id)).toEqual({ stock: 1, held: 0 })
    for (const { status } of await ordersOf(websiteId)) expect(status).toBe('cancelled')
  }
  expect(isDone).toBe(true)
})

it('a checkout that ended anywhere is taken up by sending it again, as one order', async () => {
  const { websiteId, product } = await newShop(pool)
  let isDone = false
  for (let at = 0; at < MAX_STEPS && !isDone; at += 1) {
    const { id } = await product({ stock: 1 })
    const input = orderOf(id, { submissionId: crypto.randomUUID() })
    isDone = (await crash(placeOrder(crashingAt(shopper, at), { websiteId, input }))) !== null
    const { orderId } = await placeOrder(shopper, { websiteId, input })
    provider.pay(orderId)
    await settleOrder(system, { orderId })
    expect((await ordersOf(websiteId)).filter((order) => order.status === 'paid')).toHaveLength(at + 1)
    expect(await ordersOf(websiteId)).toHaveLength(at + 1)
    expect(await shelf(id)).toEqual({ stock: 0, held: 0 })
  }
  expect(isDone).toBe(true)
})

it('a process that ends anywhere after the payment loses no paid order, and mails once', async () => {
  const { websiteId, product } = await newShop(pool)
  let isDone = false
  for (let at = 0; at < MAX_STEPS && !isDone; at += 1) {
    const { id } = await product({ stock: 1 })
    const { orderId } = await placeOrder(shopper, { websiteId, input: orderOf(id) })
    provider.pay(orderId)
    isDone = (await crash(settleOrder(crashingAt(system, at), { orderId }))) !== null
    await reconcileAll(websiteId, 11 * MINUTE)
    expect((await ordersOf(websiteId)).at(-1)).toEqual({ id: orderId, status: 'paid' })
    expect(await shelf(id)).toEqual({ stock: 0, held: 0 })
    const sent = (await mails()).filter((mail) => mail.orderId === orderId).map(({ kind }) => String(kind))
    expect(sent.toSorted()).toEqual(['order-confirmed', 'order-received'])
  }
  expect(isDone).toBe(true)
})
