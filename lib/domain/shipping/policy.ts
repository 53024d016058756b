import type { shipments } from '@/db/schema/shipments'
import type { OrderRow } from '../orders/lock-order'
import type { OrderStatus } from '../orders/schema'

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentState = ShipmentRow['state']

/** The carrier for which the agency creates labels. */
export const OWN_CARRIER = 'Mondial Relay'

/** The seller's own carrier for a parcel, which the agency does not track; null for a parcel of the agency's. A seller may
 *  have their own account with the same carrier. */
export const otherCarrierOf = ({
  carrier,
  state,
  parcelState,
}: Pick<ShipmentRow, 'carrier' | 'state' | 'parcelState'>): string | null =>
  carrier !== OWN_CARRIER || (state === 'made' && parcelState === null) ? carrier : null

/** Well above the maximum duration of a call to the carrier, 20 s: after that, no answer comes. */
const ANSWERED_WITHIN_MS = 60_000

/** A shipment's current state. It is `unknown` if the carrier was asked and no answer came in time: the process may have
 *  ended in between. */
export const shipmentStateAt = (
  { state, startedAt }: Pick<ShipmentRow, 'state' | 'startedAt'>,
  now: Date,
): ShipmentState =>
  state === 'creating' && now.getTime() - startedAt.getTime() > ANSWERED_WITHIN_MS ? 'unknown' : state

type Facts = { status: OrderStatus; deliveryMethod: string }

const NOT_SENT: Record<Exclude<OrderStatus, 'paid'>, string> = {
  pending: 'Cette commande n’est pas encore payée.',
  shipped: 'Cette commande est déjà expédiée.',
  delivered: 'Cette commande est déjà livrée.',
  refunded: 'Cette commande est remboursée\u00a0: elle ne s’expédie plus.',
  cancelled: 'Cette commande est annulée\u00a0: elle ne s’expédie pas.',
}

/** Why no label can be made for an order; null when it waits for one. */
export function whyNotShippable({ status, deliveryMethod }: Facts): string | null {
  if (deliveryMethod === 'pickup') return 'Cette commande se retire en boutique\u00a0: elle ne s’expédie pas.'
  return status === 'paid' ? null : NOT_SENT[status]
}

const LABEL_MADE = 'L’étiquette de cette commande est faite\u00a0: elle ne peut plus être corrigée ici.'
const MAY_HAVE_LABEL = {
  creating:
    'Une étiquette est en cours de création\u00a0: cette commande ne peut pas être corrigée maintenant.',
  unknown:
    'Une étiquette existe peut-être chez le transporteur\u00a0: indiquez d’abord ce qu’il en est, puis corrigez.',
  made: LABEL_MADE,
  refused: null,
  failed: null,
} as const

/** Why an order can no longer be corrected: it has a label, or may have one. `shipment`: its shipment's state, null without
 *  one. */
export function labelObstacle(
  { labelUrl, expeditionNumber }: Pick<OrderRow, 'labelUrl' | 'expeditionNumber'>,
  shipment: keyof typeof MAY_HAVE_LABEL | null,
): string | null {
  if (labelUrl || expeditionNumber) return LABEL_MADE
  return shipment && MAY_HAVE_LABEL[shipment]
}

/** Why an order cannot be corrected; null when it can. */
export function whyNotCorrectable(
  order: Pick<OrderRow, 'status' | 'labelUrl' | 'expeditionNumber'>,
  shipment: Parameters<typeof labelObstacle>[1],
): string | null {
  const obstacle = labelObstacle(order, shipment)
  if (obstacle) return obstacle
  return order.status === 'paid'
    ? null
    : 'Seule une commande payée et pas encore expédiée peut être corrigée.'
}
