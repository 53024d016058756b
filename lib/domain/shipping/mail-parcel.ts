import type { Tx } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { factsOf, mailOwner, mailShopper, nameOf } from '../orders/mail-order'

/** Notifies the shopper that the order was delivered or picked up. */
export async function mailDelivered(tx: Tx, orderId: number): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  const { deliveryMethod } = whole.order
  await mailShopper(tx, whole, (shopper) => ({ kind: 'order-delivered', ...shopper, deliveryMethod }))
}

/** Notifies the shop's owner that the carrier reports a parcel as stopped. */
export async function mailStoppedParcel(tx: Tx, orderId: number, at: Date): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailOwner(tx, whole, {
    kind: 'parcel-stopped',
    ...factsOf(whole),
    customerName: nameOf(whole),
    expeditionNumber: whole.order.expeditionNumber ?? '',
    at: at.getTime(),
  })
}
