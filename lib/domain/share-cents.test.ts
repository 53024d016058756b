import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proportion, shareCents } from './share-cents'

it.each([
  { lines: [1_000, 1_000, 1_000], discount: 100, shares: [34, 33, 33] },
  { lines: [100, 200], discount: 100, shares: [33, 67] },
  { lines: [999, 1], discount: 1_000, shares: [999, 1] },
  { lines: [0, 500], discount: 50, shares: [0, 50] },
  { lines: [0, 0], discount: 0, shares: [0, 0] },
])('shares $discount cents over $lines as $shares', ({ lines, discount, shares }) => {
  expect(shareCents(lines, discount)).toEqual(shares)
})

it('adds up to the discount, never takes more than a line costs, and is fair to the cent', () => {
  const carts = fc
    .array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 30 })
    .chain((lines) => {
      const sum = lines.reduce((total, cents) => total + cents, 0)
      return fc.record({ lines: fc.constant(lines), discount: fc.integer({ min: 0, max: sum }) })
    })
  fc.assert(
    fc.property(carts, ({ lines, discount }) => {
      const sum = lines.reduce((total, cents) => total + cents, 0)
      const shares = shareCents(lines, discount)
      expect(shares.reduce((total, cents) => total + cents, 0)).toBe(sum === 0 ? 0 : discount)
      for (const [index, share] of shares.entries()) {
        const line = lines[index] ?? 0
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(line)
        if (sum > 0) expect(Math.abs(share - (line * discount) / sum)).toBeLessThan(1.001)
      }
    }),
  )
})

it.each([
  [167, 333, 1_000, 56],
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [0, 5, 9, 0],
  // Beyond the integers that a double represents exactly.
  [99_999_999, 99_999_998, 99_999_999, 99_999_998],
])('of %i cents the part of %i in %i is %i', (cents, part, whole, expected) => {
  expect(proportion(cents, part, whole)).toBe(expected)
})
