import { and, asc, eq } from 'drizzle-orm'
import { customers, orderItems, orders } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import type { Reads, Tx } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'

export type OrderRow = typeof orders.$inferSelect
export type OrderLine = typeof orderItems.$inferSelect

/** An order's row, locked until the transaction ends: every change to it starts here. For the checkout and the provider's
 *  events, which have no acting user. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw notFound()
  return order
}

/** Like `lockOrder`, for an order that the actor may change as its owner; `not_found` for another's. */
export async function lockOwnOrder(tx: Tx, id: number): Promise<OrderRow> {
  const [row] = await tx.db
    .select({ order: orders })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(and(eq(orders.id, id), ownsWebsite(tx)))
    .for('update', { of: orders })
  if (!row) throw notFound()
  return row.order
}

export async function readOrderLines({ db }: Reads, orderId: number): Promise<OrderLine[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id))
}

/** The order with its shopper, its website and what was bought. */
export async function readWholeOrder(reads: Reads, id: number) {
  const [row] = await reads.db
    .select({ order: orders, customer: customers, website: { name: websites.name } })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, id))
  if (!row) throw notFound()
  return { ...row, lines: await readOrderLines(reads, id) }
}

export type WholeOrder = Awaited<ReturnType<typeof readWholeOrder>>
