import type { Tx } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { mailShopper } from '../orders/mail-order'
import { createOrderLink } from '../orders/order-link'

/** The parcel's carrier and tracking information, as far as known. */
export type Carriage = { carrier: string | null; expeditionNumber: string | null; trackingUrl: string | null }

/** Tells the shopper that the order is on its way. */
export async function mailShipped(tx: Tx, orderId: number, carriage: Carriage): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  const { sealedToken } = await createOrderLink(tx, orderId)
  await mailShopper(tx, whole, (shopper) => ({
    kind: 'order-shipped',
    ...shopper,
    ...carriage,
    sealedToken,
    deliveryMethod: whole.order.deliveryMethod,
    relayPointName: whole.order.relayPointName,
    relayPointAddress: whole.order.relayPointAddress,
  }))
}
