import { and, asc, eq, isNull } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { returnRequests } from '@/db/schema/return-requests'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'

/** So many are named; each leads to its order. */
const NAMED = 5

/** The oldest return requests in the actor's own shops that wait to be seen. */
export async function listReturnsToSee(reads: Reads) {
  return reads.db
    .select({
      id: returnRequests.id,
      createdAt: returnRequests.createdAt,
      orderId: orders.id,
      customerName: customers.name,
      siteName: websites.name,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(isNull(returnRequests.seenAt), eq(websites.userId, actingUser(reads).id)))
    .orderBy(asc(returnRequests.createdAt), asc(returnRequests.id))
    .limit(NAMED)
}

export type ReturnToSee = Awaited<ReturnType<typeof listReturnsToSee>>[number]
