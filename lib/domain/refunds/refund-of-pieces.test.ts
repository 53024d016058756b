import { expect, test } from 'vitest'
import { refundableOf, refundOfPieces } from './refund-of-pieces'

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
  ['no piece', [], 5_744],
  ['a piece with its share of the discount', [piece(1, 1)], 1_250 - 125],
  ['a line with all its discount', [piece(1, 3)], 3_750 - 376],
  ['every piece with the delivery', [piece(1, 3), piece(2, 1)], 5_744],
  ['zeros as no piece', [piece(1, 0), piece(2, 0)], 5_744],
  ['more than was bought as all of it', [piece(2, 9)], 1_900 - 189],
])('the proposal takes %s', (_, pieces, cents) => {
  expect(refundOfPieces(refundableOf(ORDER), pieces)).toBe(cents)
})

test('pieces that come back one after the other cost what they cost together, the last with the delivery', () => {
  const first = refundOfPieces(refundableOf(ORDER), [piece(1, 1)])
  const second = refundOfPieces(refundableOf(returned(1, 1, first)), [piece(1, 2)])
  expect(first + second).toBe(3_750 - 376)
  const last = refundOfPieces(refundableOf(returned(1, 3, first + second)), [piece(2, 1)])
  expect(first + second + last).toBe(ORDER.totalCents)
})

test('the proposal never exceeds what is left', () => {
  expect(refundOfPieces(refundableOf({ ...ORDER, refundedCents: 5_000 }), [piece(1, 3)])).toBe(744)
})
