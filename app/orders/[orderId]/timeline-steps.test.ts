import { expect, it } from 'vitest'
import { timelineOf } from './timeline-steps'

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const placed = {
  status: 'pending' as const,
  deliveryMethod: 'home' as const,
  createdAt: day(1),
  awaitsPayment: false,
  paidAt: null,
  cancelledAt: null,
  shippedAt: null,
  deliveredAt: null,
  refundedCents: 0,
  refunds: [],
  disputes: [],
}
const words = (order: Parameters<typeof timelineOf>[0]) =>
  timelineOf(order).map(({ words: said, isToCome }) => (isToCome ? `(${said})` : said))

it('a timeline lists the past steps, then the expected ones', () => {
  expect(words(placed)).toEqual(['Commande passée', '(Paiement attendu)'])
  expect(words({ ...placed, awaitsPayment: true })[1]).toBe('(Paiement en cours de confirmation)')
  const paid = { ...placed, status: 'paid' as const, paidAt: day(1) }
  expect(words(paid)).toEqual(['Commande passée', 'Payée', '(Expédition)', '(Livraison)'])
  expect(words({ ...paid, deliveryMethod: 'pickup' })[2]).toBe('(Retrait en boutique)')
  const shipped = { ...paid, status: 'shipped' as const, shippedAt: day(2) }
  expect(words(shipped)).toEqual(['Commande passée', 'Payée', 'Expédiée', '(Livraison)'])
  const delivered = { ...shipped, status: 'delivered' as const, deliveredAt: day(4) }
  expect(words(delivered)).toEqual(['Commande passée', 'Payée', 'Expédiée', 'Livrée'])
})

it('a timeline shows refunds and disputes at their dates', () => {
  const order = {
    ...placed,
    status: 'shipped' as const,
    paidAt: day(1),
    shippedAt: day(5),
    refundedCents: 500,
    refunds: [
      { amountCents: 500, status: 'succeeded', createdAt: day(3) },
      { amountCents: 250, status: 'failed', createdAt: day(6) },
      { amountCents: 750, status: 'asked', createdAt: day(8), cancels: true },
    ],
    disputes: [{ amountCents: 1_250, status: 'won', createdAt: day(7) }],
  }
  expect(words(order)).toEqual([
    'Commande passée',
    'Payée',
    'Remboursement de 5,00\u00a0€',
    'Expédiée',
    'Remboursement de 2,50\u00a0€ refusé',
    'Paiement contesté\u00a0: 12,50\u00a0€, litige gagné',
    'Annulation et remboursement de 7,50\u00a0€ en cours',
    '(Livraison)',
  ])
})

it('a timeline shows a refund without a known date', () => {
  const refunded = { ...placed, status: 'refunded' as const, paidAt: day(1), refundedCents: 500 }
  expect(words(refunded)).toEqual(['Commande passée', 'Payée', 'Remboursement de 5,00\u00a0€'])
})

it('a timeline follows the parcel and names another carrier', () => {
  const shipped = { ...placed, status: 'shipped' as const, paidAt: day(1), shippedAt: day(2) }
  const shipment = {
    parcelState: 'in_transit' as const,
    parcelStateAt: day(3),
    anomalyAt: day(4),
    carrier: 'Mondial Relay',
    state: 'made' as const,
  }
  expect(words({ ...shipped, shipment }).slice(2)).toEqual([
    'Expédiée',
    'Colis pris en charge par le transporteur',
    'Anomalie signalée par le transporteur',
    '(Livraison)',
  ])
  const otherwise = {
    ...shipment,
    parcelState: null,
    parcelStateAt: null,
    anomalyAt: null,
    carrier: 'Colissimo',
  }
  expect(words({ ...shipped, shipment: otherwise })[2]).toBe('Expédiée avec Colissimo')
  const onOwnAccount = { ...otherwise, carrier: 'Mondial Relay' }
  expect(words({ ...shipped, shipment: onOwnAccount })[2]).toBe('Expédiée avec Mondial Relay')
})

it('a timeline shows a requested label and its outcome until the order is shipped', () => {
  const paid = { ...placed, status: 'paid' as const, paidAt: day(1) }
  const asked = (stateNow: 'unknown' | 'made') =>
    timelineOf(paid, { startedAt: day(2), stateNow }).map(({ words: said }) => said)
  expect(asked('unknown')).toEqual([
    'Commande passée',
    'Payée',
    'Étiquette demandée, non confirmée',
    'Expédition',
    'Livraison',
  ])
  expect(asked('made')).toHaveLength(4)
})
