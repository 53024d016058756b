import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { orderItems, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { storeVat, vatOfLines } from '@/lib/domain/orders/vat'
import { isCounted } from '@/lib/domain/refunds/policy'
import { sharesOfRefund } from '@/lib/domain/refunds/shares-of-refund'

const on = (pool: Pool) => drizzle(pool, { casing: 'snake_case' })

/** Stores the VAT of an order inserted as paid, as its payment would have. */
export async function storeOrderVat(pool: Pool, orderId: number): Promise<void> {
  const { order, vat } = await readVat(pool, orderId)
  await on(pool).update(orders).set(storeVat(vat)).where(eq(orders.id, order.id))
}

/** Adds a refund with the VAT and fee that it returns. */
export async function addRefund(
  pool: Pool,
  orderId: number,
  { at, cents, status }: { at: string; cents: number; status: string },
): Promise<void> {
  const { order, vat } = await readVat(pool, orderId)
  const earlier = await on(pool).select().from(refunds).where(eq(refunds.orderId, orderId))
  const counted = earlier.filter((refund) => isCounted(refund.status))
  await on(pool)
    .insert(refunds)
    .values({
      ...{ orderId, status, amountCents: cents, createdAt: new Date(at) },
      ...(isCounted(status) && sharesOfRefund({ ...order, vat }, counted, cents)),
    })
}

async function readVat(pool: Pool, orderId: number) {
  const [order] = await on(pool).select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}`)
  const items = await on(pool).select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return { order, vat: vatOfLines(order, items) }
}
