import type { Order } from '@/lib/domain/orders/queries'

/** The value of `fiche` in the URL while the sheet is open. */
export const OTHERWISE = 'expediee-autrement'

type Facts = Pick<Order, 'status' | 'deliveryMethod' | 'shipment'>

/** Whether another carrier can take the order: it is unsent, and our carrier has no label for it, not even an unconfirmed one. */
export const maySendWithOtherCarrier = ({ status, deliveryMethod, shipment }: Facts): boolean =>
  status === 'paid' &&
  deliveryMethod !== 'pickup' &&
  (shipment === null || shipment.state === 'refused' || shipment.state === 'failed')
