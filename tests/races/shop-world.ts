import type { Pool } from 'pg'
import { expect } from 'vitest'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import type { Context } from '@/lib/domain/context'
import { getOrder } from '@/lib/domain/orders/queries'
import { finishRefunds } from '@/lib/domain/refunds/finish-refund'
import { createDiscountCode } from '@/lib/domain/shops/create-discount-code'
import { createContext } from '@/lib/server/context'
import type { domain } from '../support/context'
import type { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'
import { fakeShipments } from './fake-shipments'
import { quietly } from './quietly'
import { oncePerWorld } from './row'

type Domain = Awaited<ReturnType<typeof domain>>

export type ShopWorld = Awaited<ReturnType<typeof shopWorld>>

const STOCK = 50
const HOME = `delivery_method = 'home', shipping_line1 = '5 allée des Œillets', shipping_zip = '69002', shipping_city = 'Lyon',
  shipping_country = 'FR', weight_grams = 900`
const HOUR = 3_600_000

/** A shop with 50 items of a product, a product with a size, a code, an order that awaits payment, and a paid order of two
 *  items. */
export async function shopWorld(
  { as, job, pool, resources }: Domain,
  provider: ReturnType<typeof fakePayments>,
) {
  const shop = await newShop(pool)
  const providers = { payments: provider.payments, shipments: fakeShipments() }
  const { websiteId } = shop
  const { id: productId } = await shop.product({ stock: STOCK })
  const sized = await shop.product({ stock: 0, sizes: { M: 20 } })
  await pool.query("update products set reference = 'MIEL-1' where id = $1", [productId])
  const shopper = () => as(undefined, 'USER', { providers, network: crypto.randomUUID() })
  const owner = as(shop.owner.id, 'USER', { providers })
  const system = job('orders', { providers })
  const order = (input: Parameters<typeof orderOf>[1] = {}) =>
    placeOrder(shopper(), { websiteId, input: orderOf(productId, input) })
  const submissionId = crypto.randomUUID()
  const pending = await order({ submissionId })
  const { orderId } = await order({ quantity: 2 })
  provider.pay(orderId)
  await settleOrder(system, { orderId })
  const [item] = (await getOrder(owner, orderId)).items
  const link: Context = createContext(
    { type: 'link', orderId },
    { requestId: crypto.randomUUID(), network: '203.0.113.8' },
    resources({ providers }),
  )
  return {
    ...shop,
    ...{ as, pool, provider, productId, sized, owner, system, link, orderId, shopper },
    clientId: shop.owner.id,
    ...{ submissionId, pendingId: pending.orderId, itemId: item?.id ?? 0 },
    late: job('orders', { providers, after: HOUR }),
    sizeId: sized.sizeIds.M ?? 0,
    submission: { websiteId, submissionId },
  }
}

/** Makes the paid order a home delivery. */
export const toHome = oncePerWorld(({ pool, orderId }: ShopWorld) =>
  pool.query(`update orders set ${HOME} where id = $1`, [orderId]),
)

/** The shopper has paid; the product has received no event. */
export const paidPending = oncePerWorld(async ({ provider, pendingId }: ShopWorld) => provider.pay(pendingId))

export const withCode = oncePerWorld(({ owner, websiteId }: ShopWorld) =>
  createDiscountCode(owner, { websiteId, ...codeInput('RUCHE10') }),
)
export const codeInput = (code: string) => ({
  ...{ code, percent: 10, amountCents: null, startsOn: null, endsOn: null, maxUses: null, active: true },
})

/** Violations of the invariants of every shop. */
const EVER: Record<string, string> = {
  'held stock that no order holds': `select p.id, p.held from products p where p.website_id = $1 and p.held <> coalesce((
      select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and i.size_id is null and o.status = 'pending'), 0)`,
  'less than nothing on a shelf': `select id, stock from products where website_id = $1 and (stock < 0 or held < 0)
    union all select id, stock from product_sizes where website_id = $1 and (stock < 0 or held < 0)`,
  'more went back than was paid': `select o.id from orders o where o.website_id = $1 and (o.refunded_cents > o.total_cents
      or o.refunded_cents <> coalesce((select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.status in ('succeeded', 'pending')), 0))`,
  'a shipped order without a shipment': `select o.id from orders o where o.website_id = $1 and o.status = 'shipped'
      and not exists (select from shipments s where s.order_id = o.id and s.state = 'made')`,
  'a refunded order that is shipped': `select o.id from orders o join shipments s on s.order_id = o.id
      where o.website_id = $1 and o.status = 'cancelled' and s.state = 'made'`,
}

/** The figures for stock that no owner has corrected: initial stock, less sales, plus returns. */
const SOLD = `select p.stock, coalesce(sum(i.quantity) filter (where o.paid_at is not null and (o.cancelled_at is null or o.cancelled_at > o.paid_at)), 0)::int as sold,
    coalesce((select sum((piece ->> 'quantity')::int) from refunds r join orders o on o.id = r.order_id,
      jsonb_array_elements(r.restock) piece
      where o.website_id = p.website_id and r.status in ('asked', 'pending', 'succeeded')), 0)::int as back
  from products p left join order_items i on i.product_id = p.id left join orders o on o.id = i.order_id
  where p.id = $1 group by p.id`

/** Runs the jobs of an hour, then checks stock, money and parcels. `isCounted`: the room's verbs change stock only by sales and
 *  returns. */
export async function shopHolds(world: ShopWorld, isCounted: boolean): Promise<void> {
  const { pool, websiteId, productId, late, system } = world
  const { rows: all } = await pool.query('select id, status from orders where website_id = $1', [websiteId])
  for (const { id, status } of all) {
    if (status === 'pending') await quietly(reconcileOrder(late, id))
    await finishRefunds(system, id)
  }
  expect(await wrongRows(pool, websiteId)).toEqual([])
  for (const { id } of all)
    expect(await refundedCents(world, id), `of order ${id}`).toBe(madeCents(world, id))
  if (!isCounted) return
  const { rows } = await pool.query(SOLD, [productId])
  expect(rows[0]?.stock, JSON.stringify(rows[0])).toBe(STOCK - rows[0].sold + rows[0].back)
}

/** The cents refunded to the shopper, by our books and by the provider. */
async function refundedCents({ pool }: ShopWorld, orderId: number): Promise<number> {
  const { rows } = await pool.query('select refunded_cents from orders where id = $1', [orderId])
  return rows[0].refunded_cents
}
const madeCents = ({ provider }: ShopWorld, orderId: number): number =>
  provider
    .refunds(orderId)
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

async function wrongRows(pool: Pool, websiteId: number): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, text] of Object.entries(EVER)) {
    const { rows } = await pool.query(text, [websiteId])
    for (const row of rows) wrong.push(`${name}: ${JSON.stringify(row)}`)
  }
  return wrong
}
