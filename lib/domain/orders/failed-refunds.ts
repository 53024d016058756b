import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'

/** So many are named; each order has its own notice. */
const NAMED = 5

/** Whether money of a refund did not arrive, and its owner has not dealt with it. */
export const isToHandle = and(isNotNull(refunds.failedAt), isNull(refunds.handledAt))

/** The oldest refunds that failed in the actor's own shops. */
export async function listFailedRefunds(reads: Reads) {
  return reads.db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amountCents: refunds.amountCents,
      failedAt: refunds.failedAt,
      customerName: customers.name,
      siteName: websites.name,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(isToHandle, eq(websites.userId, actingUser(reads).id)))
    .orderBy(asc(refunds.failedAt), asc(refunds.id))
    .limit(NAMED)
}

export type FailedRefund = Awaited<ReturnType<typeof listFailedRefunds>>[number]
