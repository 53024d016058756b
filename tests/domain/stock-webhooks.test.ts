import { expect, it } from 'vitest'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { newSecret } from '@/lib/domain/webhooks/secret'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const shopper = as(undefined, 'USER', { providers })
const system = job('orders', { providers })

/** A shop with a webhook endpoint. */
async function listeningShop() {
  const shop = await newShop(pool)
  const { websiteId } = shop
  const { rows } = await pool.query(
    "insert into webhook_endpoints (website_id, url, secret) values ($1, 'https://miel.example/', $2) returning id",
    [websiteId, newSecret()],
  )
  const endpointId: number = rows[0].id
  return {
    ...shop,
    place: (...productIds: number[]) => {
      const items = productIds.map((productId) => ({
        productId,
        quantity: 1,
        sizeId: undefined,
        customization: undefined,
      }))
      return placeOrder(shopper, { websiteId, input: orderOf(0, { items }) })
    },
    /** Deletes and returns the pending deliveries. */
    told: async (): Promise<object[]> => {
      const { rows: waiting } = await pool.query(
        'with told as (delete from webhook_deliveries where endpoint_id = $1 returning *) select payload from told order by id',
        [endpointId],
      )
      return waiting.map(({ payload }) => JSON.parse(payload).data)
    },
  }
}

it('a piece that is held, sold or given back is announced as a change of the products', async () => {
  const { websiteId, product, place, told } = await listeningShop()
  const { id } = await product({ stock: 5 })
  const change = { websiteId, entity: 'products', id, action: 'updated' }
  const [sold, left] = [await place(id), await place(id)]
  expect(await told()).toEqual([change])
  provider.pay(sold.orderId)
  await settleOrder(system, { orderId: sold.orderId })
  expect(await told()).toEqual([change])
  provider.expire(left.orderId)
  await settleOrder(system, { orderId: left.orderId })
  expect(await told()).toEqual([change])
  await settleOrder(system, { orderId: left.orderId })
  expect(await told()).toEqual([])
})

it('the orders of one moment are announced by one message, whatever is in them', async () => {
  const { product, place, told } = await listeningShop()
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await product({ stock: 40 })).id))
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => place(ids[index % 5] ?? 0, ids[(index + 2) % 5] ?? 0)),
  )
  expect(await told()).toHaveLength(1)
})

it('the owner’s own change of a product is still announced by itself', async () => {
  const { websiteId, owner, product, place, told } = await listeningShop()
  const [one, other] = [await product(), await product()]
  await place(one.id)
  await updateProduct(as(owner.id), { id: other.id, changes: { name: 'Miel de thym' } })
  const change = { websiteId, entity: 'products', action: 'updated' }
  expect(await told()).toEqual([
    { ...change, id: one.id },
    { ...change, id: other.id },
  ])
})

it('an order that is refused announces nothing', async () => {
  const { product, place, told } = await listeningShop()
  const { id } = await product({ stock: 0 })
  await expect(place(id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await told()).toEqual([])
})
