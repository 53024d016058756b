import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOf } from '../orders/vat'
import { VAT_RATES } from '../vat'
import { type RefundShares, sharesOfRefund } from './shares-of-refund'

type Refund = RefundShares & { amountCents: number }
type Order = Parameters<typeof sharesOfRefund>[0]

const orderOf = (lines: [permille: number, cents: number][], feeCents = 0): Order => ({
  totalCents: lines.reduce((sum, [, cents]) => sum + cents, 0),
  feeCents,
  vat: vatOf({
    items: lines.map(([vatPermille, unitPriceCents]) => ({
      ...{ vatPermille, unitPriceCents, quantity: 1, discountCents: 0 },
    })),
    deliveryCents: 0,
    regime: 'standard',
  }),
})

function refundOneByOne(order: Order, amounts: readonly number[], earlier: readonly Refund[] = []): Refund[] {
  const made = [...earlier]
  for (const amountCents of amounts) made.push({ amountCents, ...sharesOfRefund(order, made, amountCents) })
  return made
}

const sumOf = (refunds: readonly Refund[], column: keyof Refund) =>
  refunds.reduce((sum, refund) => sum + refund[column], 0)

function expectWhole(order: Order, refunds: readonly Refund[]) {
  expect(sumOf(refunds, 'feeCents')).toBe(order.feeCents)
  for (const permille of VAT_RATES) {
    const share = order.vat.find((one) => one.permille === permille)
    expect(sumOf(refunds, `vat${permille}Cents`)).toBe(share?.vatCents ?? 0)
    expect(sumOf(refunds, `gross${permille}Cents`)).toBe(share?.grossCents ?? 0)
  }
}

describe('what goes back with a refund', () => {
  it('is its part of the order, and the last refund takes the remainder', () => {
    const order = orderOf([[200, 1_000]], 100)
    const refunds = refundOneByOne(order, [333, 333, 334])
    expect(refunds.map(({ vat200Cents }) => vat200Cents)).toEqual([56, 55, 56])
    expect(refunds.map(({ feeCents }) => feeCents)).toEqual([33, 34, 33])
    expect(refunds.map(({ gross200Cents }) => gross200Cents)).toEqual([333, 333, 334])
    expectWhole(order, refunds)
  })

  it('is of every rate in the order', () => {
    const [refund] = refundOneByOne(
      orderOf([
        [200, 2_600],
        [55, 1_250],
      ]),
      [1_000],
    )
    expect(refund).toMatchObject({ gross200Cents: 675, vat200Cents: 112, gross55Cents: 325, vat55Cents: 17 })
  })

  it('is no VAT of a seller without it', () => {
    const refunds = refundOneByOne({ totalCents: 1_000, feeCents: 30, vat: [] }, [500])
    expect(refunds).toMatchObject([{ gross200Cents: 0, vat200Cents: 0, feeCents: 15 }])
  })

  it('is nothing beyond the order’s sum', () => {
    const order = orderOf([[200, 1_000]], 100)
    const [, beyond] = refundOneByOne(order, [1_000, 50])
    expect(beyond).toMatchObject({ gross200Cents: 0, vat200Cents: 0, feeCents: 0 })
  })

  it('makes up the whole order, in any parts, also after one of them failed', () => {
    const orders = fc
      .array(fc.tuple(fc.constantFrom(...VAT_RATES), fc.integer({ min: 1, max: 50_000 })), {
        minLength: 1,
        maxLength: 6,
      })
      .chain((lines) => {
        const order = orderOf(lines, 37)
        return fc.record({
          order: fc.constant(order),
          cuts: fc.array(fc.integer({ min: 1, max: order.totalCents }), { maxLength: 6 }),
          failed: fc.integer({ min: 0, max: 6 }),
        })
      })
    fc.assert(
      fc.property(orders, ({ order, cuts, failed }) => {
        const points = [...new Set([0, ...cuts, order.totalCents])].sort((a, b) => a - b)
        const amounts = points.slice(1).map((point, index) => point - (points[index] ?? 0))
        const refunds = refundOneByOne(order, amounts)
        expectWhole(order, refunds)
        const left = refunds.filter((_, index) => index !== failed)
        const again = order.totalCents - sumOf(left, 'amountCents')
        if (again > 0) expectWhole(order, refundOneByOne(order, [again], left))
      }),
    )
  })
})
