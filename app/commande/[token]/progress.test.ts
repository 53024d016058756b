import { expect, it } from 'vitest'
import { progressOf, sentenceOf } from './progress'

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const placed = {
  status: 'pending' as const,
  deliveryMethod: 'relay' as const,
  createdAt: day(1),
  awaitsPayment: false,
  paidAt: null,
  cancelledAt: null,
  shippedAt: null,
  deliveredAt: null,
  refundedCents: 0,
  refunds: [],
}
const paid = { ...placed, status: 'paid' as const, paidAt: day(2) }
const shipped = { ...paid, status: 'shipped' as const, shippedAt: day(3) }
const moving = { parcelState: 'in_transit' as const, parcelStateAt: day(4), anomalyAt: null }
const words = (...facts: Parameters<typeof progressOf>) =>
  progressOf(...facts).map(({ words: said, isToCome }) => (isToCome ? `(${said})` : said))

it('follows an order from its payment to the relay point', () => {
  expect(words(placed, null)).toEqual(['Commande passée', '(Paiement)'])
  expect(words(paid, null)).toEqual(['Commande passée', 'Payée', '(Expédition)', '(Remise au point relais)'])
  expect(words(shipped, moving)).toEqual([
    'Commande passée',
    'Payée',
    'Expédiée',
    'En route',
    '(Remise au point relais)',
  ])
  expect(sentenceOf(shipped, moving)).toBe('Votre colis est en route.')
  const handed = { ...shipped, status: 'delivered' as const, deliveredAt: day(6) }
  expect(words(handed, { ...moving, parcelState: 'delivered' }).at(-1)).toBe('Remise')
})

it('says what was refunded, and when it is on its way', () => {
  const refunds = [
    { amountCents: 500, status: 'succeeded', createdAt: day(7) },
    { amountCents: 250, status: 'pending', createdAt: day(8) },
    { amountCents: 100, status: 'failed', createdAt: day(9) },
  ]
  expect(words({ ...shipped, refundedCents: 750, refunds }, null).slice(3)).toEqual([
    '5,00\u00a0€ remboursés',
    '2,50\u00a0€ remboursés, en cours à la banque',
    '(Remise au point relais)',
  ])
  expect(words({ ...shipped, refundedCents: 750 }, null)).toContain('7,50\u00a0€ remboursés')
})

it('says an incident in the place of the way', () => {
  const stopped = { ...moving, anomalyAt: day(5) }
  expect(words(shipped, stopped)).toContain('Le transporteur signale un incident')
  expect(sentenceOf(shipped, stopped)).toContain('incident')
})
