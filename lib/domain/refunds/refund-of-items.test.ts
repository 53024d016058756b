import { expect, test } from 'vitest'
import { refundableOf, refundOfItems } from './refund-of-items'

/** Three pots and a candle of 56,50 € less 10 %, with a delivery of 6,59 €. */
const ORDER = {
  totalCents: 5_744,
  refundedCents: 0,
  deliveryCents: 659,
  items: [
    { id: 1, quantity: 3, unitPriceCents: 1_250, discountCents: 376 },
    { id: 2, quantity: 1, unitPriceCents: 1_900, discountCents: 189 },
  ],
  refunds: [] as { status: string; amountCents: number; restock: { itemId: number; quantity: number }[] }[],
}
const returned = (itemId: number, quantity: number, amountCents: number) => ({
  ...ORDER,
  refundedCents: amountCents,
  refunds: [{ status: 'succeeded', amountCents, restock: [{ itemId, quantity }] }],
})
const piece = (itemId: number, quantity: number) => ({ itemId, quantity })

test.each([
  ['no piece', [], false, 0],
  ['a piece with its share of the discount', [piece(1, 1)], false, 1_250 - 125],
  ['a line with all its discount', [piece(1, 3)], false, 3_750 - 376],
  ['every piece with the delivery', [piece(1, 3), piece(2, 1)], true, 5_744],
  ['the delivery alone', [], true, 659],
  ['zeros as no piece', [piece(1, 0), piece(2, 0)], false, 0],
  ['more than was bought as all of it', [piece(2, 9)], false, 1_900 - 189],
])('the proposal takes %s', (_, pieces, withDelivery, cents) => {
  expect(refundOfItems(refundableOf(ORDER), { pieces, withDelivery })).toBe(cents)
})

test('pieces that come back one after the other cost what they cost together, and the delivery comes with the last', () => {
  const first = refundOfItems(refundableOf(ORDER), { pieces: [piece(1, 1)], withDelivery: false })
  const second = refundOfItems(refundableOf(returned(1, 1, first)), {
    pieces: [piece(1, 2)],
    withDelivery: false,
  })
  expect(first + second).toBe(3_750 - 376)
  const last = refundOfItems(refundableOf(returned(1, 3, first + second)), {
    pieces: [piece(2, 1)],
    withDelivery: true,
  })
  expect(first + second + last).toBe(ORDER.totalCents)
})

test('the proposal never exceeds what is left', () => {
  const nearlyAll = refundableOf({ ...ORDER, refundedCents: 5_000 })
  expect(refundOfItems(nearlyAll, { pieces: [piece(1, 3)], withDelivery: true })).toBe(744)
})
