import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestPrice, type PastPrice } from './lowest-price'

const AT = new Date('2026-11-26T09:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1_000
const ago = (days: number, priceCents: number | null): PastPrice => ({
  priceCents,
  since: new Date(AT.getTime() - days * DAY_MS),
})

describe('the lowest price of the 30 days before a reduction', () => {
  it.each<[string, PastPrice[], number | null]>([
    ['the only price', [ago(90, 2_500)], 2_500],
    ['the lowest of several', [ago(90, 2_500), ago(20, 2_400), ago(5, 2_600)], 2_400],
    ['the price that was in force when they began', [ago(90, 2_000), ago(20, 2_500)], 2_000],
    ['not one that had ended before', [ago(90, 1_500), ago(40, 2_500)], 2_500],
    ['of a younger product since it is on sale', [ago(4, 2_500), ago(2, 2_300)], 2_300],
    ['not one of the time when it was hidden', [ago(90, 2_500), ago(20, null), ago(10, 2_600)], 2_500],
    ['not the reduced one, which begins then', [ago(90, 2_500), ago(0, 1_990)], 2_500],
    ['unknown of a product that was hidden all the time', [ago(40, null)], null],
    ['unknown of a product without a history', [], null],
  ])('is %s', (_, history, lowest) => expect(lowestPrice(history, AT)).toBe(lowest))

  it('begins with the first hour of the day in Paris, also where the clocks change', () => {
    // 27 October 2026, midnight in Paris; summer time ended on the 25th.
    const before = { priceCents: 1_000, since: new Date('2026-09-01T00:00:00Z') }
    const ended = (end: string) => [before, { priceCents: 2_000, since: new Date(end) }]
    expect(lowestPrice(ended('2026-10-26T23:00:00Z'), AT)).toBe(2_000)
    expect(lowestPrice(ended('2026-10-26T23:00:00.001Z'), AT)).toBe(1_000)
  })

  it('is a price of the history, no higher than the latest, whatever their order', () => {
    const prices = fc.array(fc.record({ days: fc.integer({ min: 1, max: 90 }), cents: fc.nat(10_000) }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(prices, (drawn) => {
        const history = drawn.map(({ days, cents }) => ago(days, cents))
        const lowest = lowestPrice(history, AT)
        const latest = Math.min(...drawn.map(({ days }) => days))
        const current = drawn.findLast(({ days }) => days === latest)?.cents ?? 0
        expect(history.map(({ priceCents }) => priceCents)).toContain(lowest)
        expect(lowest).toBeLessThanOrEqual(current)
      }),
    )
  })
})
