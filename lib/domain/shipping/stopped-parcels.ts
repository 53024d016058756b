import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'

/** So many are named. */
const NAMED = 5

/** The sent orders of the actor's own shops whose parcel the carrier says has stopped, the longest ago first. */
export async function listStoppedParcels(reads: Reads) {
  return reads.db
    .select({
      id: orders.id,
      customerName: customers.name,
      siteName: websites.name,
      expeditionNumber: orders.expeditionNumber,
      stoppedAt: shipments.anomalyAt,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        isNotNull(shipments.anomalyAt),
        eq(orders.status, 'shipped'),
        eq(websites.userId, actingUser(reads).id),
      ),
    )
    .orderBy(asc(shipments.anomalyAt), asc(orders.id))
    .limit(NAMED)
}

export type StoppedParcel = Awaited<ReturnType<typeof listStoppedParcels>>[number]
