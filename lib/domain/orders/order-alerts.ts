import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { customers, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import { shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

/** So many of a kind are named; each leads to its order. */
const NAMED = 5

type Kind = 'refund' | 'parcel' | 'return'

/** Whether money of a refund did not arrive, and its owner has not dealt with it. */
export const isToHandle = and(isNotNull(refunds.failedAt), isNull(refunds.handledAt))

/** What needs the owner of a shop in the actor's own orders: refunds that failed, parcels that the carrier says have stopped,
 *  and return requests that were not seen; of each kind the oldest first. */
export async function listOrderAlerts(reads: Reads) {
  const { db } = reads
  const isOwn = isOwnWebsite(reads)
  const ofShop = { orderId: orders.id, customerName: customers.name, siteName: websites.name }
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
    .limit(NAMED)
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
    .limit(NAMED)
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
    .limit(NAMED)
  return unionAll(failedRefunds, stoppedParcels, unseenReturns)
}

export type OrderAlert = Awaited<ReturnType<typeof listOrderAlerts>>[number]
