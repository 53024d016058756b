import { expect, it } from 'vitest'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { changeStock, setStock } from '@/lib/domain/catalogue/change-stock'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { importProducts } from '@/lib/domain/catalogue/import-products'
import { listLowStock } from '@/lib/domain/catalogue/low-stock'
import { notifyLowStock } from '@/lib/domain/catalogue/notify-low-stock'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { updateSize } from '@/lib/domain/catalogue/update-size'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mailTo } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const shopper = as(undefined, 'USER', { providers })
const system = job('low-stock', { providers })

/** A shop whose products have a low-stock threshold of three. */
async function watchedShop() {
  const { websiteId, owner, product } = await newShop(pool)
  const ctx = as(owner.id)
  return {
    websiteId,
    ctx,
    /** A product with the low-stock threshold. */
    watched: async (input: Parameters<typeof product>[0] = {}) => {
      const made = await product(input)
      await updateProduct(ctx, { id: made.id, changes: { lowStockThreshold: 3 } })
      return made
    },
    set: (id: number, quantity: number, sizeId: number | null = null) =>
      setStock(ctx, { id, sizeId, quantity }),
    order: (id: number, quantity: number) =>
      placeOrder(shopper, { websiteId, input: orderOf(id, { quantity }) }),
    low: async () => (await listLowStock(ctx)).rows.map(({ size, left }) => [size, left]),
    /** The remaining quantities in each mail so far. */
    told: async () => {
      await notifyLowStock(system)
      const mails = await mailTo(owner.email, 'low-stock')
      return mails.map(({ shelves }) => shelves.map(({ left }: { left: number }) => left))
    },
  }
}

it('a product that falls to its threshold is listed, and told once until it has risen above', async () => {
  const { watched, set, low, told } = await watchedShop()
  const { id } = await watched({ stock: 10 })
  await set(id, 4)
  expect([await low(), await told()]).toEqual([[], []])
  await set(id, 3)
  expect([await low(), await told()]).toEqual([[[null, 3]], [[3]]])
  await set(id, 1)
  expect([await low(), await told()]).toEqual([[[null, 1]], [[3]]])
  await set(id, 8)
  expect([await low(), await told()]).toEqual([[], [[3]]])
  await set(id, 2)
  expect(await told()).toEqual([[3], [2]])
})

it('all that fell at the moment is in one mail', async () => {
  const { watched, set, told } = await watchedShop()
  const ids = [await watched(), await watched(), await watched()].map(({ id }) => id)
  for (const [index, id] of ids.entries()) await set(id, index)
  expect(await told()).toEqual([[0, 1, 2]])
})

it('pieces that a pending order holds can no longer be sold, and can again once it is given up', async () => {
  const { watched, order, low, told } = await watchedShop()
  const { id } = await watched({ stock: 5 })
  const { orderId } = await order(id, 2)
  expect([await low(), await told()]).toEqual([[[null, 3]], [[3]]])
  provider.expire(orderId)
  await settleOrder(system, { orderId })
  expect(await low()).toEqual([])
})

it('a sale that was told when it was held is not told again when it is paid', async () => {
  const { watched, order, told } = await watchedShop()
  const { id } = await watched({ stock: 5 })
  const { orderId } = await order(id, 2)
  expect(await told()).toEqual([[3]])
  provider.pay(orderId)
  await settleOrder(system, { orderId })
  expect(await told()).toEqual([[3]])
})

it('two orders that cross it at once make one mail', async () => {
  const { watched, order, low, told } = await watchedShop()
  const { id } = await watched({ stock: 5 })
  await Promise.all([order(id, 2), order(id, 2)])
  expect(await low()).toEqual([[null, 1]])
  expect(await told()).toEqual([[1]])
})

it('two instances that tell at once send one mail', async () => {
  const { watched, set, told } = await watchedShop()
  const { id } = await watched()
  await set(id, 2)
  await Promise.all([1, 2, 3, 4].map(() => notifyLowStock(system)))
  expect(await told()).toEqual([[2]])
})

it('an import that lowers the stock is told, too', async () => {
  const { ctx, websiteId, watched, told } = await watchedShop()
  const { id } = await watched()
  const line = { line: 2, fields: { reference: `P-${id}` }, stock: 1, faults: [] }
  await importProducts(ctx, { websiteId, lines: [line], mode: 'all' })
  expect(await told()).toEqual([[1]])
})

it('a threshold that is raised above the stock lists the product without a mail', async () => {
  const { ctx, watched, low, told } = await watchedShop()
  const { id } = await watched({ stock: 10 })
  await updateProduct(ctx, { id, changes: { lowStockThreshold: 20 } })
  expect([await low(), await told()]).toEqual([[[null, 10]], []])
  await updateProduct(ctx, { id, changes: { lowStockThreshold: null } })
  expect(await low()).toEqual([])
})

it('a size warns at its own threshold, or else at the product’s', async () => {
  const { ctx, watched, set, low, told } = await watchedShop()
  const { id, sizeIds } = await watched({ sizes: { S: 9, M: 9 } })
  const [small = 0, medium = 0] = [sizeIds.S, sizeIds.M]
  await updateSize(ctx, { id: small, lowStockThreshold: 6 })
  await set(id, 6, small)
  await set(id, 6, medium)
  expect([await low(), await told()]).toEqual([[['S', 6]], [[6]]])
  await changeStock(ctx, { id, sizeId: medium, by: -3 })
  expect(await told()).toEqual([[6], [3]])
  await updateSize(ctx, { id: small, lowStockThreshold: null })
  expect(await low()).toEqual([['M', 3]])
})

it('a product has a shelf of its own only without sizes', async () => {
  const { ctx, watched, low } = await watchedShop()
  const { id } = await watched({ stock: 1 })
  expect(await low()).toEqual([[null, 1]])
  const size = await addSize(ctx, { productId: id, input: { size: 'M', stock: 9, lowStockThreshold: null } })
  expect(await low()).toEqual([])
  await deleteSize(ctx, size.id)
  expect(await low()).toEqual([[null, 0]])
})

it('a product that is hidden or deleted warns of nothing', async () => {
  const { ctx, watched, low } = await watchedShop()
  const [hidden, gone] = [await watched({ stock: 1 }), await watched({ sizes: { M: 1 } })]
  expect(await low()).toHaveLength(2)
  await updateProduct(ctx, { id: hidden.id, changes: { active: false } })
  await deleteProduct(ctx, gone.id)
  expect(await low()).toEqual([])
  await updateProduct(ctx, { id: hidden.id, changes: { active: true } })
  expect(await low()).toEqual([[null, 1]])
  const { rows } = await pool.query('select 1 from low_stock where product_id = $1', [gone.id])
  expect(rows).toEqual([])
})
