import { describe, expect, it } from 'vitest'
import { contractFrom, invoiceOn } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { easterSunday, isPublicHoliday, workingDayFrom } from './public-holidays'
import { firstServiceDay, mayWithdraw, refundsByWithdrawal, withdrawalEnds } from './withdrawal'

describe('French public holidays', () => {
  it.each<[number, Day]>([
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it('of 2026 are eleven', () => {
    const days: Day[] = [
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]
    expect(days.filter((day) => !isPublicHoliday(day))).toEqual([])
    expect((['2026-04-03', '2026-04-05', '2026-12-26'] as const).some(isPublicHoliday)).toBe(false)
  })

  it.each<[Day, Day]>([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-28', '2026-11-30'],
    ['2026-12-25', '2026-12-28'],
    ['2026-04-04', '2026-04-07'],
    ['2027-01-01', '2027-01-04'],
  ])('the working day from %s is %s', (day, expected) => {
    expect(workingDayFrom(day)).toBe(expected)
  })
})

describe('the right to withdraw', () => {
  it.each<[Day, Day]>([
    ['2026-11-23', '2026-12-07'],
    ['2026-11-28', '2026-12-14'],
    ['2026-12-11', '2026-12-28'],
    ['2027-03-14', '2027-03-30'],
  ])('from a contract of %s ends on %s', (concludedOn, expected) => {
    expect(withdrawalEnds(concludedOn)).toBe(expected)
  })

  it('is a consumer’s, up to its last day', () => {
    expect(mayWithdraw('consumer', '2026-11-28', '2026-12-14')).toBe(true)
    expect(mayWithdraw('consumer', '2026-11-28', '2026-12-15')).toBe(false)
    expect(mayWithdraw('non_professional', '2026-11-28', '2026-11-28')).toBe(false)
  })

  it('puts the first period after it, unless work was asked for', () => {
    expect(firstServiceDay('consumer', '2026-11-23', false)).toBe('2026-12-08')
    expect(firstServiceDay('consumer', '2026-11-23', true)).toBe('2026-11-23')
    expect(firstServiceDay('professional', '2026-11-23', false)).toBe('2026-11-23')
  })

  it('keeps the days served, that day included', () => {
    const invoice = invoiceOn(contractFrom('2026-11-15'), '2026-11-15')
    const refund = (on: Day, asksForWork: boolean) =>
      refundsByWithdrawal([invoice], { on, asksForWork }).map(({ cents }) => cents)
    expect(refund('2026-11-15', true)).toEqual([3_500 - 117])
    expect(refund('2026-11-24', true)).toEqual([3_500 - 1_167])
    expect(refund('2026-11-24', false)).toEqual([3_500])
  })
})
