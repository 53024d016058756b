import { expect, it, vi } from 'vitest'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { reconcileOrders } from '@/lib/server/tasks/reconcile-orders'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/instance/log', () => ({ log: () => ({ warn }) }))

const { as, job, pool } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const LATER = 11 * 60_000

it('the job settles each pending order; one that fails is logged and waits for the next run', async () => {
  // The fake provider does not have the sample order's session.
  await pool.query("update orders set status = 'cancelled' where status = 'pending'")
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  const placed = []
  for (let count = 0; count < 6; count += 1)
    placed.push(await placeOrder(as(undefined, 'USER', { providers }), { websiteId, input: orderOf(id) }))
  for (const { orderId } of placed) provider.pay(orderId)
  const paid = async () =>
    (await pool.query("select 1 from orders where website_id = $1 and status = 'paid'", [websiteId])).rowCount
  await reconcileOrders(job('orders', { providers }))
  expect(await paid()).toBe(0)
  provider.failNext('readCheckout', 'lost')
  await reconcileOrders(job('orders', { providers, after: LATER }))
  expect([await paid(), warn.mock.calls.length]).toEqual([5, 1])
  await reconcileOrders(job('orders', { providers, after: LATER }))
  expect([await paid(), warn.mock.calls.length]).toEqual([6, 1])
})
