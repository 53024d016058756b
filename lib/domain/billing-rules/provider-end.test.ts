import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, anyRhythm, contractFrom, invoiceOn } from '@/tests/support/subscription-facts'
import { addDays, type Day } from '../calendar'
import { daysAfter, daysIn, halfUp, shareByDays } from './half-up'
import { earliestProviderEnd, refundsAfter } from './provider-end'
import { periodOn, priceOn } from './schedule'

const anyCents = fc.integer({ min: 0, max: 100_000_000 })

describe('a share by days', () => {
  it.each<[number, number, number]>([
    [1, 2, 1],
    [3, 2, 2],
    [5, 10, 1],
    [4, 10, 0],
    [0, 31, 0],
  ])('%i / %i is rounded half up to %i', (numerator, denominator, expected) => {
    expect(halfUp(numerator, denominator)).toBe(expected)
  })

  it('of all days is the price, of none is nothing, of two parts is the price to a cent', () => {
    fc.assert(
      fc.property(anyDay, anyRhythm, anyCents, fc.nat(400), (anchor, rhythm, cents, cut) => {
        const period = periodOn(contractFrom(anchor, rhythm), anchor)
        if (!period) throw new Error('A contract has a first period')
        const left = daysAfter(addDays(anchor, cut), period)
        const part = shareByDays(cents, left, period)
        const other = shareByDays(cents, daysIn(period) - left, period)
        expect(shareByDays(cents, daysIn(period), period)).toBe(cents)
        expect(shareByDays(cents, 0, period)).toBe(0)
        expect([cents, cents + 1]).toContain(part + other)
      }),
      { numRuns: 50 },
    )
  })
})

describe('an end by the provider', () => {
  const contract = contractFrom('2026-11-15')
  const invoice = invoiceOn(contract, '2026-11-15')

  it('is announced two months ahead', () => {
    expect(earliestProviderEnd('2026-12-31')).toBe('2027-02-28')
  })

  it.each<[Day, number]>([
    ['2026-11-14', 3_500],
    ['2026-11-15', 3_383],
    ['2026-12-13', 117],
    ['2026-12-14', 0],
    ['2027-01-01', 0],
  ])('on %s gives back %i cents of a month, the last day of service not', (lastDay, cents) => {
    const expected = cents === 0 ? [] : [{ invoiceId: 1, cents, isPaid: true }]
    expect(refundsAfter([invoice], lastDay)).toEqual(expected)
  })

  it('takes each invoice by its own days, and nothing twice', () => {
    const move = { ...invoice, id: 2, kind: 'move' as const, first: '2026-12-05' as Day, totalCents: 800 }
    const credited = { ...invoice, id: 3, status: 'issued' as const, creditedCents: 3_400 }
    const draft = { ...invoice, id: 4, status: 'draft' as const }
    expect(refundsAfter([invoice, move, credited, draft], '2026-12-09')).toEqual([
      { invoiceId: 1, cents: 583, isPaid: true },
      { invoiceId: 2, cents: 400, isPaid: true },
      { invoiceId: 3, cents: 100, isPaid: false },
    ])
  })

  it('invoices a period that would pass that day by its days only', () => {
    const ending = { ...contract, endsOn: '2027-01-03' as Day }
    expect(priceOn(ending, '2026-11-15')).toBe(3_500)
    // 35 € × 20 of 31 days.
    expect(priceOn(ending, '2026-12-15')).toBe(2_258)
  })
})
