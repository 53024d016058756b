import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { disputes, refunds } from '@/db/schema/payments'
import { shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { readOrderLines } from './lock-order'
import { vatInOrder } from './vat'

/** The rows of `orders`, joined to their websites, that the actor may see: as the owner, an administrator or the holder of the
 *  order's link. */
const seesOrder = (reads: Pick<Reads, 'actor'>): SQL =>
  reads.actor.type === 'link' ? eq(orders.id, reads.actor.orderId) : ownsWebsite(reads)

/** An order with its shopper, lines, VAT, refunds and disputes. */
export async function getOrder(reads: Reads, id: number) {
  const [row] = await reads.db
    .select({
      order: orders,
      customer: { name: customers.name, email: customers.email, phone: customers.phone },
      website: { id: websites.id, name: websites.name, url: websites.url },
      shipment: shipments,
    })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(eq(orders.id, id), seesOrder(reads)))
  if (!row) throw notFound()
  const [items, refundRows, disputeRows] = await Promise.all([
    readOrderLines(reads, id),
    reads.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.id)),
    reads.db
      .select()
      .from(disputes)
      .where(eq(disputes.orderId, id))
      .orderBy(asc(disputes.createdAt), asc(disputes.id)),
  ])
  const { order } = row
  return {
    ...order,
    /** The parcel number of our carrier, or of the one that the shop chose. */
    expeditionNumber: order.expeditionNumber ?? row.shipment?.otherNumber ?? null,
    shipment: row.shipment,
    customer: row.customer,
    website: row.website,
    items,
    vat: vatInOrder(order, items),
    refunds: refundRows,
    disputes: disputeRows,
  }
}

export type Order = Awaited<ReturnType<typeof getOrder>>

/** Whether a website has orders, which must be kept when its content is deleted. */
export async function hasOrders({ db }: Reads, websiteId: number): Promise<boolean> {
  const [order] = await db
    .select({ one: sql<number>`1` })
    .from(orders)
    .where(eq(orders.websiteId, websiteId))
    .limit(1)
  return order !== undefined
}
