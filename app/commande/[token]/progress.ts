import type { Step } from '@/components/orders/step-list'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { isCounted } from '@/lib/domain/refunds/policy'

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
> & { refunds: Pick<Order['refunds'][number], 'amountCents' | 'status' | 'createdAt'>[] }

type Parcel = {
  parcelState: 'registered' | 'in_transit' | 'delivered' | null
  parcelStateAt: Date | null
  anomalyAt: Date | null
} | null

/** The progress of an order, for its shopper, and the next step. */
export function progressOf(order: Facts, parcel: Parcel): Step[] {
  const refunds = order.refunds.filter(({ status }) => isCounted(status))
  const happened: Step[] = [
    { words: 'Commande passée', at: order.createdAt },
    ...since('Payée', order.paidAt),
    ...since('Annulée', order.cancelledAt),
    ...since('Expédiée', order.shippedAt),
    ...since('En route', parcel?.parcelState === 'in_transit' ? parcel.parcelStateAt : null),
    ...since('Le transporteur signale un incident', parcel?.anomalyAt ?? null),
    ...since(HANDED[order.deliveryMethod], order.deliveredAt),
    ...refunds.map(({ amountCents, status, createdAt }) => ({
      words: `${formatBill(amountCents)} remboursés${status === 'succeeded' ? '' : ', en cours à la banque'}`,
      at: createdAt,
    })),
  ]
  const unlisted =
    order.refundedCents > 0 && refunds.length === 0
      ? [{ words: `${formatBill(order.refundedCents)} remboursés`, at: null }]
      : []
  return [
    ...happened.toSorted((a, b) => Number(a.at) - Number(b.at)),
    ...unlisted,
    ...toCome(order).map((words): Step => ({ words, at: null, isToCome: true })),
  ]
}

const since = (words: string, at: Date | null): Step[] => (at ? [{ words, at }] : [])

const HANDED = { home: 'Livrée', relay: 'Remise', pickup: 'Retirée en boutique' }
const TO_HAND = { home: 'Livraison', relay: 'Remise au point relais', pickup: 'Retrait en boutique' }

function toCome({ status, deliveryMethod, awaitsPayment }: Facts): string[] {
  if (status === 'pending') return [awaitsPayment ? 'Paiement en cours de confirmation' : 'Paiement']
  if (status === 'paid' && deliveryMethod !== 'pickup') return ['Expédition', TO_HAND[deliveryMethod]]
  return status === 'paid' || status === 'shipped' ? [TO_HAND[deliveryMethod]] : []
}

/** The status of an order, in a sentence. */
export function sentenceOf(order: Facts, parcel: Parcel): string {
  const { status, deliveryMethod } = order
  if (status === 'pending')
    return order.awaitsPayment
      ? 'Votre banque confirme le paiement. Cela peut prendre quelques jours.'
      : 'Le paiement n’est pas encore arrivé.'
  if (status === 'cancelled') return 'Cette commande est annulée. Rien ne sera envoyé.'
  if (status === 'refunded') return `Les ${formatBill(order.refundedCents)} vous sont rendus en entier.`
  if (status === 'delivered') return 'Votre commande vous a été remise.'
  if (status === 'paid')
    return deliveryMethod === 'pickup'
      ? 'La boutique prépare votre commande et vous prévient quand elle vous attend.'
      : 'La boutique prépare votre colis.'
  if (parcel?.anomalyAt)
    return 'Le transporteur signale un incident\u00a0: la boutique peut vous en dire plus.'
  return parcel?.parcelState === 'in_transit' ? 'Votre colis est en route.' : 'Votre colis est parti.'
}
