import { asc, eq, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import type { Context } from '../context'

/** How often the carrier is asked about a parcel, and for how long after it was sent. */
const OFTEN = sql`interval '1 hour'`
const OFTEN_FOR = sql`interval '3 days'`
const RARELY = sql`interval '4 hours'`
const FOR = sql`interval '60 days'`

/** The numbers of some parcels due for tracking, which no other instance tracks at the same time. The next time is set before
 *  the carrier is asked, so that a failing carrier costs one answer. */
export async function claimParcels(ctx: Context, count: number): Promise<string[]> {
  return ctx.transaction(async ({ db }) => {
    const due = db
      .select({ orderId: shipments.orderId })
      .from(shipments)
      .where(sql`${shipments.nextTrackingAt} <= now()`)
      .orderBy(asc(shipments.nextTrackingAt))
      .limit(count)
      .for('update', { skipLocked: true })
      .as('due')
    const sentFor = sql`now() - coalesce(${orders.shippedAt}, ${shipments.startedAt})`
    const claimed = await db
      .update(shipments)
      .set({
        nextTrackingAt: sql`now() + case when ${sentFor} < ${OFTEN_FOR} then ${OFTEN} when ${sentFor} < ${FOR} then ${RARELY} end`,
      })
      .from(due)
      .innerJoin(orders, eq(orders.id, due.orderId))
      .where(eq(shipments.orderId, due.orderId))
      .returning({ number: orders.expeditionNumber })
    return claimed.flatMap(({ number }) => (number === null ? [] : [number]))
  })
}
