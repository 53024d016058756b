import { and, eq, ne } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import type { Reads, Tx } from '../context'
import type { OrderRow } from '../orders/lock-order'
import { mailShipped } from './mail-shipped'
import { OWN_CARRIER } from './policy'

const HOUR_MS = 3_600_000

type Made = { expeditionNumber: string; trackingUrl: string | null; carrierLabelUrl: string | null }

/** Attaches a shipment to a locked order. A paid order becomes shipped, and its shopper is notified; any other keeps its
 *  status. */
export async function takeShipment(tx: Tx, order: OrderRow, made: Made): Promise<void> {
  const { expeditionNumber, trackingUrl, carrierLabelUrl } = made
  const now = tx.now()
  await tx.db
    .update(shipments)
    .set({
      state: 'made',
      refusal: null,
      carrierLabelUrl,
      parcelState: 'registered',
      parcelStateAt: now,
      nextTrackingAt: new Date(now.getTime() + HOUR_MS),
    })
    .where(eq(shipments.orderId, order.id))
  const isSent = order.status === 'paid'
  await tx.db
    .update(orders)
    .set({ expeditionNumber, trackingUrl, ...(isSent && { status: 'shipped' as const, shippedAt: now }) })
    .where(eq(orders.id, order.id))
  if (carrierLabelUrl) await tx.enqueue({ queue: 'labels', orderId: order.id })
  if (!isSent) return
  await tx.audit({
    action: 'order.shipped',
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, expeditionNumber, carrier: OWN_CARRIER },
  })
  await mailShipped(tx, order.id, { carrier: OWN_CARRIER, expeditionNumber, trackingUrl })
}

/** Whether another order has this number. */
export async function isNumberTaken(
  { db }: Reads,
  { orderId, expeditionNumber }: { orderId: number; expeditionNumber: string },
): Promise<boolean> {
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.expeditionNumber, expeditionNumber), ne(orders.id, orderId)))
  return other !== undefined
}
