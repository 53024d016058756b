import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import type { Context, Tx } from '../context'
import { notFound } from '../errors'
import type { OrderRow } from '../orders/lock-order'
import { mailDelivered, mailStoppedParcel } from './mail-parcel'
import { movedParcel, type Parcel, type ParcelReport } from './moved-parcel'
import { OWN_CARRIER } from './policy'

/** Applies the carrier's report on one of its parcels, whatever its channel. `not_found` for a number that no order has. */
export async function moveParcel(
  ctx: Context,
  { expeditionNumber, state, at }: ParcelReport & { expeditionNumber: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { order, parcel } = await lockParcel(tx, expeditionNumber)
    const now = tx.now()
    const moved = movedParcel(parcel, { state, at: at > now ? now : at })
    if (!moved) return
    const isDelivered = moved.parcelState === 'delivered'
    await tx.db
      .update(shipments)
      .set({ ...moved, ...(isDelivered && { nextTrackingAt: null }) })
      .where(eq(shipments.orderId, order.id))
    await auditMove(tx, order.id, parcel, moved)
    if (parcel.anomalyAt === null && moved.anomalyAt) await mailStoppedParcel(tx, order.id, moved.anomalyAt)
    if (isDelivered) await markDelivered(tx, order, moved.parcelStateAt ?? now)
  })
}

async function auditMove(tx: Tx, orderId: number, was: Parcel, is: Parcel): Promise<void> {
  const factsOf = ({ parcelState, anomalyAt }: Parcel) => ({ parcelState, isStopped: anomalyAt !== null })
  const before = factsOf(was)
  const after = factsOf(is)
  // The carrier reports the same anomaly repeatedly.
  if (before.parcelState === after.parcelState && before.isStopped === after.isStopped) return
  await tx.audit({ action: 'order.parcel-moved', subject: { type: 'order', id: orderId }, before, after })
}

async function lockParcel(tx: Tx, expeditionNumber: string) {
  const [order] = await tx.db
    .select()
    .from(orders)
    .where(eq(orders.expeditionNumber, expeditionNumber))
    .for('update')
  if (!order) throw notFound()
  const [parcel] = await tx.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, order.id), eq(shipments.carrier, OWN_CARRIER)))
    .for('update')
  if (!parcel) throw notFound()
  return { order, parcel }
}

/** A refunded or cancelled order keeps its status but gets its delivery date. */
async function markDelivered(tx: Tx, order: OrderRow, deliveredAt: Date): Promise<void> {
  const isOpen = order.status === 'shipped'
  await tx.db
    .update(orders)
    .set({ deliveredAt, ...(isOpen && { status: 'delivered' as const }) })
    .where(eq(orders.id, order.id))
  if (!isOpen) return
  await tx.audit({
    action: 'order.delivered',
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, deliveryMethod: order.deliveryMethod },
  })
  await mailDelivered(tx, order.id)
}
