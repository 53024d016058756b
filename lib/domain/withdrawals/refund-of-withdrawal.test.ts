import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareCents } from '../share-cents'
import { refundOfWithdrawal } from './refund-of-withdrawal'

type Priced = { quantity: number; unitPriceCents: number; first: number }

/** An order of these lines; `first` pieces are withdrawn before the rest. */
function orderOf(
  priced: readonly Priced[],
  discount: number,
  deliveryCents: number,
  standard: number | null,
) {
  const lineCents = priced.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const itemsCents = lineCents.reduce((sum, cents) => sum + cents, 0)
  const discountCents = Math.min(discount, itemsCents)
  const shares = shareCents(lineCents, discountCents)
  const items = priced.map(({ quantity, unitPriceCents }, index) => ({
    ...{ id: index + 1, orderId: 1, productId: 1, sizeId: null, name: 'Miel', reference: 'M', size: null },
    ...{ customization: null, withdrawalException: null, withdrawalNotice: null, vatPermille: 55 },
    ...{ quantity, unitPriceCents, discountCents: shares[index] ?? 0 },
  }))
  const totalCents = itemsCents - discountCents + deliveryCents
  const order = {
    totalCents,
    refundedCents: 0,
    deliveryCents,
    standardDeliveryCents: standard,
    items,
    refunds: [],
  }
  const withdrawals = [
    {
      id: 1,
      refusedAt: null,
      pieces: priced.map(({ first }, index) => ({ itemId: index + 1, quantity: first })),
    },
    {
      id: 2,
      refusedAt: null,
      pieces: priced.map(({ first, quantity }, index) => ({ itemId: index + 1, quantity: quantity - first })),
    },
  ]
  return { order, withdrawals }
}

it('a whole order gives back its delivery, of a dearer one the standard, and part of it none', () => {
  const priced = [{ quantity: 2, unitPriceCents: 1_250, first: 2 }]
  for (const [standard, cents] of [
    [null, 3_390],
    [890, 3_390],
    [430, 2_930],
    [0, 2_500],
  ] as const) {
    const { order, withdrawals } = orderOf(priced, 0, 890, standard)
    const [whole] = withdrawals
    if (whole) expect(refundOfWithdrawal(order, [whole], whole).cents).toBe(cents)
  }
  const { order, withdrawals } = orderOf([{ quantity: 2, unitPriceCents: 1_250, first: 1 }], 0, 890, 430)
  const [part] = withdrawals
  if (part) expect(refundOfWithdrawal(order, [part], part)).toMatchObject({ cents: 1_250 })
})

it('two withdrawals of a whole order give back its sum with the standard delivery, to the cent', () => {
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), unitPriceCents: fc.integer({ min: 0, max: 9_999 }) })
    .chain(({ quantity, unitPriceCents }) =>
      fc.record({
        quantity: fc.constant(quantity),
        unitPriceCents: fc.constant(unitPriceCents),
        first: fc.integer({ min: 0, max: quantity }),
      }),
    )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      (lines, discount, delivery, less) => {
        // A second withdrawal needs pieces: otherwise the first one covers the whole order.
        const priced = lines.map((one, index) => (index === 0 ? { ...one, first: 0 } : one))
        const standard = Math.max(0, delivery - less)
        const { order, withdrawals } = orderOf(priced, discount, delivery, standard)
        const [first, second] = withdrawals.map((one) => refundOfWithdrawal(order, withdrawals, one).cents)
        expect((first ?? 0) + (second ?? 0)).toBe(order.totalCents - delivery + standard)
      },
    ),
    { numRuns: 200 },
  )
})
