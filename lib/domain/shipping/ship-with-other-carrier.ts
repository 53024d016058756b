import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'
import { refuseReturning } from '../refunds/request-refund'
import { mailShipped } from './mail-shipped'
import { whyNotShippable } from './policy'
import { findShipment } from './queries'
import type { OtherCarrier } from './schema'

/** Records that the seller gave a paid order to another carrier, and notifies its shopper. `conflict` for an order that is
 *  not to be shipped, or for which our carrier has, or may have, a label. */
export async function shipWithOtherCarrier(
  ctx: Context,
  { orderId, carriage }: { orderId: number; carriage: OtherCarrier },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId)
    const reason = whyNotShippable(order) ?? (await whyTaken(tx, orderId))
    if (reason !== null) throw new DomainError('conflict', reason)
    await refuseReturning(tx, order)
    const { carrier, trackingNumber, trackingUrl } = carriage
    const shippedAt = tx.now()
    const shipment = {
      state: 'made' as const,
      // A late answer of our carrier to an older request must not match this shipment.
      attemptId: crypto.randomUUID(),
      startedAt: shippedAt,
      refusal: null,
      tariffCents: null,
      carrier,
      otherNumber: trackingNumber,
    }
    await tx.db
      .insert(shipments)
      .values({ orderId, ...shipment })
      .onConflictDoUpdate({ target: shipments.orderId, set: shipment })
    await tx.db
      .update(orders)
      .set({ status: 'shipped', shippedAt, trackingUrl })
      .where(eq(orders.id, orderId))
    await tx.audit({
      action: 'order.shipped',
      subject: { type: 'order', id: orderId },
      after: { websiteId: order.websiteId, expeditionNumber: trackingNumber, carrier },
    })
    await mailShipped(tx, orderId, { carrier, expeditionNumber: trackingNumber, trackingUrl })
  })
}

async function whyTaken(tx: Tx, orderId: number): Promise<string | null> {
  const shipment = await findShipment(tx, orderId)
  if (!shipment || shipment.state === 'refused' || shipment.state === 'failed') return null
  return 'Une étiquette Mondial Relay existe peut-être pour cette commande. Vérifiez-la d’abord sur la page de la commande.'
}
