import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  parisDay,
  parisInstant,
  periodAt,
  periodOf,
  shiftMonth,
  toDay,
  weekdayOf,
} from './calendar'

describe('months are counted from the anchor and end with the month', () => {
  it.each<[Day, number, Day]>([
    ['2026-01-31', 0, '2026-01-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-01-31', 25, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-03', 2, '2027-01-03'],
  ])('%s + %i months is %s', (anchor, months, expected) => {
    expect(addMonths(anchor, months)).toBe(expected)
  })
})

describe('days', () => {
  it.each<[Day, number, Day]>([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('%s and %i days is %s, and as many lie between', (from, days, until) => {
    expect(addDays(from, days)).toBe(until)
    expect(daysBetween(from, until)).toBe(days)
  })

  it('know their weekday, from Sunday', () => {
    expect((['2026-11-22', '2026-11-23', '2026-11-28'] as const).map(weekdayOf)).toEqual([0, 1, 6])
  })

  it('that do not exist are refused', () => {
    for (const text of ['2026-02-29', '2026-13-01', 'mardi', '2026-11-23T00:00:00Z'])
      expect(() => toDay(text)).toThrow(RangeError)
  })

  it('belong to months that go on over the year’s end', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-11', -11)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-12',
    ])
  })
})

describe.each(['Europe/Paris', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'on a machine in %s',
  (zone) => {
    const own = process.env.TZ
    afterEach(() => {
      if (own === undefined) delete process.env.TZ
      else process.env.TZ = own
    })

    it.each<[Day, number, string]>([
      ['2026-01-15', 0, '2026-01-14T23:00:00Z'],
      ['2026-07-15', 8, '2026-07-15T06:00:00Z'],
      ['2026-07-15', 18.5, '2026-07-15T16:30:00Z'],
      ['2026-07-15', 24, '2026-07-15T22:00:00Z'],
      // Clocks go from 2:00 to 3:00.
      ['2026-03-29', 0, '2026-03-28T23:00:00Z'],
      ['2026-03-29', 2, '2026-03-29T01:00:00Z'],
      ['2026-03-29', 3, '2026-03-29T01:00:00Z'],
      ['2026-03-30', 0, '2026-03-29T22:00:00Z'],
      // Clocks go from 3:00 to 2:00.
      ['2026-10-25', 0, '2026-10-24T22:00:00Z'],
      ['2026-10-25', 2, '2026-10-25T00:00:00Z'],
      ['2026-10-25', 3, '2026-10-25T02:00:00Z'],
      ['2026-10-26', 0, '2026-10-25T23:00:00Z'],
    ])('%s at %d h in Paris is %s', (day, hour, expected) => {
      process.env.TZ = zone
      expect(parisInstant(day, hour)).toEqual(new Date(expected))
    })

    it('every day in Paris begins at its midnight', () => {
      process.env.TZ = zone
      fc.assert(
        fc.property(anyDay, (day) => {
          const start = parisInstant(day)
          expect(parisDay(start)).toBe(day)
          expect(parisDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
        }),
      )
    })
  },
)

describe('periods', () => {
  it('go on from the anchor’s day after a short month', () => {
    expect([0, 1, 2].map((n) => periodAt({ anchor: '2026-01-31', months: 1 }, n))).toEqual([
      { first: '2026-01-31', last: '2026-02-27' },
      { first: '2026-02-28', last: '2026-03-30' },
      { first: '2026-03-31', last: '2026-04-29' },
    ])
  })

  it('of a year begin on 28 February where there is no 29th', () => {
    expect([0, 1, 4].map((n) => periodAt({ anchor: '2028-02-29', months: 12 }, n).first)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2032-02-29',
    ])
  })

  it('of a new rhythm keep the anchor of the old one', () => {
    const yearly = { anchor: '2026-01-31', months: 12, skipped: 1 } as const
    expect([0, 1].map((n) => periodAt(yearly, n))).toEqual([
      { first: '2026-02-28', last: '2027-02-27' },
      { first: '2027-02-28', last: '2028-02-28' },
    ])
  })

  it('follow each other without a gap or a shared day for fifty years, and are found by their days', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(1, 12),
        fc.integer({ min: 0, max: 24 }),
        (anchor, months, skipped) => {
          const recurrence = { anchor, months, skipped }
          for (let n = 0; n < (50 * 12) / months; n++) {
            const { first, last } = periodAt(recurrence, n)
            expect(first <= last).toBe(true)
            expect(addDays(last, 1)).toBe(periodAt(recurrence, n + 1).first)
            expect([periodOf(recurrence, first), periodOf(recurrence, last)]).toEqual([n, n])
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((at) => toDay(at.toISOString().slice(0, 10)))
