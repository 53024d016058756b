import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipmentLabels, shipments } from '@/db/schema/shipments'
import type { Context } from '../context'
import { lockOrder } from '../orders/lock-order'

export const labelPath = (orderId: number): string => `/api/orders/${orderId}/label`

/** Stores a copy of the carrier's label and sets its URL on the order; does nothing if it is stored, or the carrier gave
 *  none. For the request that shipped the order, and for a job that repeats it until the carrier answers. */
export async function storeLabel(ctx: Context, orderId: number): Promise<void> {
  const [shipment] = await ctx.db
    .select({ carrierLabelUrl: shipments.carrierLabelUrl })
    .from(shipments)
    .leftJoin(shipmentLabels, eq(shipmentLabels.orderId, shipments.orderId))
    .where(and(eq(shipments.orderId, orderId), isNull(shipmentLabels.orderId)))
  if (!shipment?.carrierLabelUrl) return
  const pdf = await ctx.providers.shipments.fetchLabel(shipment.carrierLabelUrl)
  await ctx.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await tx.db
      .insert(shipmentLabels)
      .values({ orderId, pdf: Buffer.from(pdf), storedAt: tx.now() })
      .onConflictDoNothing()
    await tx.db
      .update(orders)
      .set({ labelUrl: labelPath(orderId) })
      .where(eq(orders.id, orderId))
  })
}
