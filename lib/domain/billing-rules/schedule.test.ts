import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { anyDay, anyRhythm, contractFrom, termsFor } from '@/tests/support/subscription-facts'
import { addDays, addMonths, type Day, daysBetween } from '../calendar'
import { contractDueOn, withDueDate } from './due-date'
import { firstDayFrom, firstDays, periodOn, priceOn } from './schedule'

describe.each(['Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'periods on a machine in %s',
  (zone) => {
    const own = process.env.TZ
    afterEach(() => {
      if (own === undefined) delete process.env.TZ
      else process.env.TZ = own
    })

    it.each<[string, Day, 'monthly' | 'yearly', Day, Day, Day]>([
      ['in the middle of a month', '2026-11-15', 'monthly', '2026-12-20', '2026-12-15', '2027-01-14'],
      ['after a short month', '2026-01-31', 'monthly', '2026-03-31', '2026-03-31', '2026-04-29'],
      ['in a leap February', '2028-01-31', 'monthly', '2028-02-29', '2028-02-29', '2028-03-30'],
      ['from a leap day', '2028-02-29', 'yearly', '2029-03-01', '2029-02-28', '2030-02-27'],
      ['back on a leap day', '2028-02-29', 'yearly', '2032-02-29', '2032-02-29', '2033-02-27'],
      ['over the spring clocks', '2026-03-29', 'monthly', '2026-03-29', '2026-03-29', '2026-04-28'],
      ['over the autumn clocks', '2026-09-25', 'monthly', '2026-10-25', '2026-10-25', '2026-11-24'],
    ])('%s', (_, anchor, rhythm, day, first, last) => {
      process.env.TZ = zone
      expect(periodOn(contractFrom(anchor, rhythm), day)).toEqual({ first, last })
    })
  },
)

describe('periods', () => {
  it('follow each other without a gap or a shared day for fifty years', () => {
    fc.assert(
      fc.property(anyDay, anyRhythm, (anchor, rhythm) => {
        const contract = contractFrom(anchor, rhythm)
        const days = firstDays(contract, anchor, addMonths(anchor, 600))
        expect(days).toHaveLength(rhythm === 'yearly' ? 51 : 601)
        days.slice(1).forEach((first, index) => {
          expect(periodOn(contract, addDays(first, -1))).toEqual({
            first: days[index],
            last: addDays(first, -1),
          })
        })
      }),
      { numRuns: 6 },
    )
  })

  it('do not exist before the first one or after the end, and are cut at it', () => {
    const contract = { ...contractFrom('2026-11-15'), endsOn: '2026-12-24' as Day }
    expect(periodOn(contract, '2026-11-14')).toBeNull()
    expect(periodOn(contract, '2026-12-24')).toEqual({ first: '2026-12-15', last: '2026-12-24' })
    expect(periodOn(contract, '2026-12-25')).toBeNull()
    expect(firstDays(contract, '2026-11-01', '2027-06-01')).toEqual(['2026-11-15', '2026-12-15'])
    // 35 € × 10 of 31 days.
    expect(priceOn(contract, '2026-12-15')).toBe(1129)
  })
})

describe('a subscription that the admin makes', () => {
  it.each<[Day, 'monthly' | 'yearly', Day]>([
    ['2027-03-31', 'monthly', '2027-02-28'],
    ['2028-03-30', 'monthly', '2028-02-29'],
    ['2027-01-15', 'monthly', '2026-12-15'],
    ['2027-03-01', 'yearly', '2026-03-01'],
    ['2028-02-29', 'yearly', '2027-02-28'],
  ])('due on %s by %s, runs since %s', (dueDate, rhythm, first) => {
    const contract = contractDueOn(dueDate, '2026-11-23', termsFor(rhythm))
    expect(periodOn(contract, addDays(dueDate, -1))).toEqual({ first, last: addDays(dueDate, -1) })
    expect(firstDayFrom(contract, '2026-11-23')).toBe(dueDate)
  })

  it('counts from the due date, not from the day before it', () => {
    const contract = contractDueOn('2027-01-31', '2026-11-23', termsFor('monthly'))
    expect(firstDays(contract, '2026-11-23', '2027-04-30')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
  })
})

describe('a new due date', () => {
  it.each<[string, Day, Day, Day]>([
    ['shortens', '2026-11-30', '2026-11-15', '2026-11-29'],
    ['lengthens', '2027-02-10', '2026-11-15', '2027-02-09'],
  ])('%s the running period', (_, dueDate, first, last) => {
    const contract = withDueDate(contractFrom('2026-11-15'), dueDate, '2026-11-23')
    expect(periodOn(contract, '2026-11-23')).toEqual({ first, last })
    expect(firstDayFrom(contract, '2026-11-23')).toBe(dueDate)
    expect(periodOn(contract, dueDate)?.last).toBe(addDays(addMonths(dueDate, 1), -1))
  })

  it('on the day when the running period began puts a whole period before it', () => {
    const contract = withDueDate(contractFrom('2026-10-15'), '2026-11-15', '2026-11-20')
    expect(periodOn(contract, '2026-11-14')).toEqual({ first: '2026-10-15', last: '2026-11-14' })
  })

  it('leaves no day without a period', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), fc.nat(400), anyRhythm, (anchor, served, ahead, rhythm) => {
        const today = addDays(anchor, served)
        const dueDate = addDays(today, ahead + 1)
        const contract = withDueDate(contractFrom(anchor, rhythm), dueDate, today)
        const running = periodOn(contract, today)
        expect(running?.last).toBe(addDays(dueDate, -1))
        expect(running && daysBetween(running.first, today)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 50 },
    )
  })
})
