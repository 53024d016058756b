import type { Order } from '@/lib/domain/orders/queries'

/** What `fiche` says in the address while the sheet is open. */
export const OTHERWISE = 'expediee-autrement'

type Facts = Pick<Order, 'status' | 'deliveryMethod' | 'shipment'>

/** Whether another carrier may have taken the order: it waits to be sent, and ours has no label of it, and none perhaps. */
export const maySendOtherwise = ({ status, deliveryMethod, shipment }: Facts): boolean =>
  status === 'paid' &&
  deliveryMethod !== 'pickup' &&
  (shipment === null || shipment.state === 'refused' || shipment.state === 'failed')
