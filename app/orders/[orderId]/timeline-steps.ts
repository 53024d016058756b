import type { Step } from '@/components/orders/step-list'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { isAsked, isCounted } from '@/lib/domain/refunds/policy'
import { otherCarrierOf, type ShipmentRow, type ShipmentState } from '@/lib/domain/shipping/policy'

type Refund = Pick<Order['refunds'][number], 'amountCents' | 'status' | 'createdAt'> & { cancels?: boolean }

type Facts = Pick<
  Order,
  | 'status'
  | 'deliveryMethod'
  | 'createdAt'
  | 'awaitsPayment'
  | 'paidAt'
  | 'cancelledAt'
  | 'shippedAt'
  | 'deliveredAt'
  | 'refundedCents'
> & {
  shipment?: Pick<ShipmentRow, 'carrier' | 'state' | 'parcelState' | 'parcelStateAt' | 'anomalyAt'> | null
  refunds: Refund[]
  disputes: Pick<Order['disputes'][number], 'amountCents' | 'status' | 'createdAt'>[]
}

/** The last label request to the carrier, and its state so far. */
export type AskedShipment = { startedAt: Date; stateNow: ShipmentState }

const ASKED: Record<ShipmentState, string | null> = {
  creating: 'Étiquette demandée',
  refused: 'Étiquette refusée par le transporteur',
  failed: 'Étiquette demandée, non créée',
  unknown: 'Étiquette demandée, non confirmée',
  // The order already contains its shipping date.
  made: null,
}

/** The events of an order in chronological order, and the next step. */
export function timelineOf(order: Facts, shipment: AskedShipment | null = null): Step[] {
  const isPickup = order.deliveryMethod === 'pickup'
  const happened: Step[] = [
    { words: 'Commande passée', at: order.createdAt },
    ...since('Payée', order.paidAt),
    ...since('Annulée', order.cancelledAt),
    ...since(shippedWords(order), order.shippedAt),
    ...asked(shipment),
    ...parcelSteps(order),
    ...since(isPickup ? 'Retirée en boutique' : 'Livrée', order.deliveredAt),
    ...order.refunds.map((refund) => ({ words: refundWords(refund), at: refund.createdAt })),
    ...order.disputes.map(({ amountCents, status, createdAt }) => ({
      words: `Paiement contesté\u00a0: ${formatBill(amountCents)}${OUTCOMES[status] ?? ''}`,
      at: createdAt,
    })),
  ]
  return [
    ...happened.toSorted((a, b) => Number(a.at) - Number(b.at)),
    ...(order.refundedCents > 0 && order.refunds.length === 0
      ? [{ words: `Remboursement de ${formatBill(order.refundedCents)}`, at: null }]
      : []),
    ...comingSteps(order, isPickup).map((words): Step => ({ words, at: null, isToCome: true })),
  ]
}

function refundWords({ amountCents, status, cancels }: Refund): string {
  const refund = `${cancels ? 'Annulation et remboursement' : 'Remboursement'} de ${formatBill(amountCents)}`
  if (isAsked({ status })) return `${refund} en cours`
  return isCounted(status) ? refund : `${refund} refusé`
}

const since = (words: string, at: Date | null): Step[] => (at ? [{ words, at }] : [])

function shippedWords({ shipment }: Facts): string {
  const otherCarrier = shipment && otherCarrierOf(shipment)
  return otherCarrier ? `Expédiée avec ${otherCarrier}` : 'Expédiée'
}

/** The carrier's reports between shipping and delivery. */
function parcelSteps({ shipment }: Facts): Step[] {
  if (!shipment) return []
  const { parcelState: state, parcelStateAt: stateAt, anomalyAt } = shipment
  return [
    ...since('Colis pris en charge par le transporteur', state === 'in_transit' ? stateAt : null),
    ...since('Anomalie signalée par le transporteur', anomalyAt),
  ]
}

function asked(shipment: AskedShipment | null): Step[] {
  const words = shipment && ASKED[shipment.stateNow]
  return words ? [{ words, at: shipment.startedAt }] : []
}

const OUTCOMES: Record<string, string> = { won: ', litige gagné', lost: ', litige perdu' }

function comingSteps({ status, awaitsPayment }: Facts, isPickup: boolean): string[] {
  if (status === 'pending') return [awaitsPayment ? 'Paiement en cours de confirmation' : 'Paiement attendu']
  if (status === 'paid') return isPickup ? ['Retrait en boutique'] : ['Expédition', 'Livraison']
  return status === 'shipped' ? ['Livraison'] : []
}
