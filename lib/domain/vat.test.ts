import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VAT_RATES, vatShares } from './vat'

const total = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)
const anySums = fc.array(
  fc.record({ permille: fc.constantFrom(...VAT_RATES), grossCents: fc.integer({ min: 0, max: 99_999_999 }) }),
  { maxLength: 20 },
)

describe('the VAT that sums contain', () => {
  it('is taken out of the sum of each rate, highest first', () => {
    const sums = [
      { permille: 55, grossCents: 1_055 },
      { permille: 200, grossCents: 1 },
      { permille: 200, grossCents: 2 },
      { permille: 100, grossCents: 0 },
    ]
    expect(vatShares(sums)).toEqual([
      // Half a cent, rounded up; computed per line it would be zero.
      { permille: 200, grossCents: 3, netCents: 2, vatCents: 1 },
      { permille: 55, grossCents: 1_055, netCents: 1_000, vatCents: 55 },
    ])
  })

  it.each([
    [200, 3_500, 583],
    [200, 19_800, 3_300],
    [100, 11, 1],
    [55, 1_250, 65],
    [21, 701, 14],
  ])('of %i ‰ in %i cents is %i', (permille, grossCents, vatCents) => {
    expect(vatShares([{ permille, grossCents }])).toMatchObject([
      { vatCents, netCents: grossCents - vatCents },
    ])
  })

  it('is that of what is left of a rate after a deduction', () => {
    const sums = [95_000, -28_500].map((grossCents) => ({ permille: 200, grossCents }))
    expect(vatShares(sums)).toEqual([
      { permille: 200, grossCents: 66_500, netCents: 55_417, vatCents: 11_083 },
    ])
    expect(() => vatShares([{ permille: 200, grossCents: -1 }])).toThrow(RangeError)
  })

  it('adds up with the net to what was paid', () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        const shares = vatShares(sums)
        expect(total(shares.map(({ netCents, vatCents }) => netCents + vatCents))).toBe(
          total(sums.map(({ grossCents }) => grossCents)),
        )
        for (const { permille, netCents, vatCents } of shares)
          expect(Math.abs(vatCents - (netCents * permille) / 1_000)).toBeLessThan(1)
      }),
    )
  })
})
