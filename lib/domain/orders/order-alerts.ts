import { and, asc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { customers, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import { shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

/** How many of each kind are named; each links to its order. */
const PREVIEW_COUNT = 5

type Kind = 'refund' | 'parcel' | 'return' | 'withdrawal'

/** Whether a refund failed and the owner has not handled it. */
export const isToHandle = and(isNotNull(refunds.failedAt), isNull(refunds.handledAt))

/** Whether the owner still has to answer a withdrawal, in a query on it and its order. A suspicious one counts only once it
 *  matches an order. */
const isToAnswer = and(
  isNull(orderWithdrawals.refusedAt),
  isNull(orderWithdrawals.handledAt),
  or(
    isNotNull(orderWithdrawals.orderId),
    and(isNotNull(orderWithdrawals.matchedAt), not(orderWithdrawals.suspicious)),
  ),
  or(isNull(orderWithdrawals.orderId), inArray(orders.status, ['paid', 'shipped', 'delivered'])),
  sql`not exists (select from ${refunds} where ${refunds.orderId} = ${orderWithdrawals.orderId}
    and ${refunds.requestId} = ${orderWithdrawals.refundKey} and ${refunds.status} <> 'refused')`,
)

/** What needs the attention of the shop's owner in the actor's own orders: failed refunds, parcels reported as stopped by the
 *  carrier, unseen return requests, and unanswered withdrawals, including those that match no order; of each kind the oldest
 *  first. */
export async function listOrderAlerts(reads: Reads) {
  const { db } = reads
  const isOwn = isOwnWebsite(reads)
  const ofShop = {
    orderId: sql<number | null>`${orders.id}`.as('order_id'),
    customerName: sql<string | null>`${customers.name}`.as('customer_name'),
    siteName: websites.name,
    websiteId: websites.id,
  }
  const kind = (name: Kind) => sql<Kind>`${name}::text`.as('kind')
  const number = (value: SQL) => sql<number | null>`${value}::int`.as('amount_cents')
  const text = (value: SQL) => sql<string | null>`${value}::text`.as('expedition_number')
  const failedRefunds = db
    .select({
      kind: kind('refund'),
      id: refunds.id,
      at: refunds.failedAt,
      amountCents: number(sql`${refunds.amountCents}`),
      expeditionNumber: text(sql`null`),
      ...ofShop,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(isToHandle, isOwn))
    .orderBy(asc(refunds.failedAt), asc(refunds.id))
    .limit(PREVIEW_COUNT)
  const stoppedParcels = db
    .select({
      kind: kind('parcel'),
      id: sql<number>`${shipments.orderId}::bigint`.mapWith(refunds.id).as('id'),
      at: shipments.anomalyAt,
      amountCents: number(sql`null`),
      expeditionNumber: text(sql`${orders.expeditionNumber}`),
      ...ofShop,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(isNotNull(shipments.anomalyAt), eq(orders.status, 'shipped'), isOwn))
    .orderBy(asc(shipments.anomalyAt), asc(orders.id))
    .limit(PREVIEW_COUNT)
  const unseenReturns = db
    .select({
      kind: kind('return'),
      id: sql<number>`${returnRequests.id}::bigint`.mapWith(refunds.id).as('id'),
      at: returnRequests.createdAt,
      amountCents: number(sql`null`),
      expeditionNumber: text(sql`null`),
      ...ofShop,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(isNull(returnRequests.seenAt), isOwn))
    .orderBy(asc(returnRequests.createdAt), asc(returnRequests.id))
    .limit(PREVIEW_COUNT)
  const openWithdrawals = db
    .select({
      kind: kind('withdrawal'),
      id: sql<number>`${orderWithdrawals.id}::bigint`.mapWith(refunds.id).as('id'),
      at: orderWithdrawals.declaredAt,
      amountCents: number(sql`null`),
      expeditionNumber: text(sql`null`),
      ...ofShop,
      customerName: sql<string | null>`${orderWithdrawals.name}`.as('customer_name'),
    })
    .from(orderWithdrawals)
    .innerJoin(websites, eq(websites.id, orderWithdrawals.websiteId))
    .leftJoin(orders, eq(orders.id, orderWithdrawals.orderId))
    .where(and(isToAnswer, isOwn))
    .orderBy(asc(orderWithdrawals.declaredAt), asc(orderWithdrawals.id))
    .limit(PREVIEW_COUNT)
  return unionAll(failedRefunds, stoppedParcels, unseenReturns, openWithdrawals)
}

export type OrderAlert = Awaited<ReturnType<typeof listOrderAlerts>>[number]
