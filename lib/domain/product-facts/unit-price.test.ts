import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NetUnit } from './facts'
import { unitPrice } from './unit-price'

describe('the price of a unit', () => {
  it.each<[number, number, NetUnit, number, string]>([
    [950, 500, 'g', 1_900, 'kg'],
    [2_190, 75, 'cl', 2_920, 'l'],
    [490, 90, 'g', 5_444, 'kg'],
    [333, 1, 'kg', 333, 'kg'],
    [1_000, 3, 'l', 333, 'l'],
    [500, 3, 'm', 167, 'm'],
    [25, 2, 'm2', 13, 'm2'],
    [199, 0.5, 'ml', 398_000, 'l'],
  ])('of %i cents for %f %s is %i cents per %s', (priceCents, netQuantity, netUnit, cents, per) =>
    expect(unitPrice({ priceCents, netQuantity, netUnit })).toEqual({ cents, per }),
  )

  it('is not given for pieces, nor without a quantity', () => {
    expect(unitPrice({ priceCents: 500, netQuantity: 6, netUnit: 'piece' })).toBeNull()
    expect(unitPrice({ priceCents: 500, netQuantity: null, netUnit: 'g' })).toBeNull()
  })

  it('is the same whichever way a quantity is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 9_999 }),
        (priceCents, grams) => {
          const inKilograms = unitPrice({ priceCents, netQuantity: grams / 1_000, netUnit: 'kg' })
          expect(unitPrice({ priceCents, netQuantity: grams, netUnit: 'g' })).toEqual(inKilograms)
        },
      ),
    )
  })
})
