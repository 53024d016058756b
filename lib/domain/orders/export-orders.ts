import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { customers, orderItems, orders } from '@/db/schema/orders'
import { disputes, refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'

const { search: _, ...shopper } = getTableColumns(customers)

/** All orders of the actor's own websites, with their shoppers, lines, refunds, disputes and return requests. */
export async function exportOrders(reads: Reads) {
  const { db } = reads
  const rows = await db
    .select({ order: orders, customer: shopper })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(websites.userId, actingUser(reads).id))
    .orderBy(asc(orders.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ order }) => order.id)
  const [items, returned, disputed, asked] = await Promise.all([
    db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.id)),
    db.select().from(disputes).where(inArray(disputes.orderId, ids)).orderBy(asc(disputes.id)),
    db
      .select()
      .from(returnRequests)
      .where(inArray(returnRequests.orderId, ids))
      .orderBy(asc(returnRequests.id)),
  ])
  const of = <Row extends { orderId: number }>(all: readonly Row[], id: number) =>
    all.filter(({ orderId }) => orderId === id)
  // Without what opens the payment's pages, and without the agency's terms, of which the fee came.
  return rows.map(({ order: { submissionId: _, submissionHash: __, fee: ___, ...order }, customer }) => ({
    ...order,
    customer,
    items: of(items, order.id),
    refunds: of(returned, order.id),
    disputes: of(disputed, order.id),
    // Without the form's own id.
    returnRequests: of(asked, order.id).map(({ submissionId: _, ...request }) => request),
  }))
}
