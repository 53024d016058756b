import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { customers, orderItems, orders } from '@/db/schema/orders'
import { disputes, refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

const { search: _, ...shopper } = getTableColumns(customers)

/** Without the ids of its forms and of its refund. */
const {
  submissionId: __,
  choiceId: ___,
  refundKey: ____,
  suspicious: _____,
  ...exportedWithdrawal
} = getTableColumns(orderWithdrawals)

/** All orders of the actor's own websites, with their shoppers, lines, refunds, disputes, return requests and withdrawals. */
export const exportOrders = (reads: Reads) => exportOrdersOf(reads, isOwnWebsite(reads))

/** The same for the orders matched by a condition on orders and websites, which the caller may read. */
export async function exportOrdersOf({ db }: Pick<Reads, 'db'>, isOwn: SQL) {
  const rows = await db
    .select({ order: orders, customer: shopper })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(isOwn)
    .orderBy(asc(orders.id))
  if (rows.length === 0) return []
  // A sub-select in each query: a statement takes at most 65 535 parameters.
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(isOwn)
  const items = byOrder(
    await db.select().from(orderItems).where(inArray(orderItems.orderId, own)).orderBy(asc(orderItems.id)),
  )
  const returned = byOrder(
    await db.select().from(refunds).where(inArray(refunds.orderId, own)).orderBy(asc(refunds.id)),
  )
  const disputed = byOrder(
    await db.select().from(disputes).where(inArray(disputes.orderId, own)).orderBy(asc(disputes.id)),
  )
  const asked = byOrder(
    await db
      .select()
      .from(returnRequests)
      .where(inArray(returnRequests.orderId, own))
      .orderBy(asc(returnRequests.id)),
  )
  const withdrawn = byOrder(
    await db
      .select(exportedWithdrawal)
      .from(orderWithdrawals)
      .where(inArray(orderWithdrawals.orderId, own))
      .orderBy(asc(orderWithdrawals.id)),
  )
  // Without what opens the payment's pages, and without the agency's fee terms.
  return rows.map(
    ({
      order: { submissionId: _, submissionHash: __, fee: ___, networkHash: ____, ...order },
      customer,
    }) => ({
      ...order,
      customer,
      items: items(order.id),
      refunds: returned(order.id),
      disputes: disputed(order.id),
      // Without the form's own id.
      returnRequests: asked(order.id).map(({ submissionId: _, ...request }) => request),
      withdrawals: withdrawn(order.id),
    }),
  )
}

/** The rows of each order, grouped once. */
function byOrder<Row extends { orderId: number | null }>(rows: readonly Row[]): (orderId: number) => Row[] {
  const groups = new Map<number | null, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.orderId)
    if (group) group.push(row)
    else groups.set(row.orderId, [row])
  }
  return (orderId) => groups.get(orderId) ?? []
}
