import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOf } from './vat'

const item = (unitPriceCents: number, vatPermille: number, quantity = 1, discountCents = 0) => ({
  unitPriceCents,
  vatPermille,
  quantity,
  discountCents,
})

describe('the VAT in an order', () => {
  it('is broken down by rate, with delivery at 20 %', () => {
    const shares = vatOf({
      items: [item(1_200, 200), item(1_055, 55, 2), item(2_000, 200, 1, 200)],
      deliveryCents: 600,
      regime: 'standard',
    })
    expect(shares).toEqual([
      { permille: 200, grossCents: 3_600, netCents: 3_000, vatCents: 600 },
      { permille: 55, grossCents: 2_110, netCents: 2_000, vatCents: 110 },
    ])
  })

  it('is rounded half up', () => {
    // 20/120 of 3 cents is half a cent.
    const [share] = vatOf({ items: [item(3, 200)], deliveryCents: 0, regime: 'standard' })
    expect(share).toMatchObject({ netCents: 2, vatCents: 1 })
  })

  it('is none for a seller without VAT', () => {
    expect(vatOf({ items: [item(1_200, 200)], deliveryCents: 600, regime: 'exempt' })).toEqual([])
  })

  it('leaves the prices as they were shown: net and VAT add up to what is paid', () => {
    const items = fc.array(
      fc.record({
        unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
        vatPermille: fc.constantFrom(200, 100, 55, 21),
        quantity: fc.integer({ min: 1, max: 99 }),
        discountCents: fc.constant(0),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 5_000 }), (lines, deliveryCents) => {
        const shares = vatOf({ items: lines, deliveryCents, regime: 'standard' })
        const paid = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, deliveryCents)
        expect(shares.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(paid)
        for (const { permille, grossCents, netCents, vatCents } of shares) {
          expect(netCents + vatCents).toBe(grossCents)
          expect(Math.abs(vatCents - (netCents * permille) / 1_000)).toBeLessThan(1)
        }
      }),
    )
  })
})
