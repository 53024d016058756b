import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, contractFrom } from '@/tests/support/subscription-facts'
import { addMonths, type Day } from '../calendar'
import { debitAnnouncedFrom, mayEndAtOnce, renewalNoticeOf } from './renewal-notice'
import { periodOn } from './schedule'

const year = { first: '2026-03-01', last: '2027-02-28' } as const

describe('the reminder that a year renews', () => {
  it('goes out between 75 days and one month before the last day to refuse', () => {
    expect(renewalNoticeOf(year)).toEqual({
      from: '2026-12-15',
      latest: '2027-01-28',
      refuseUntil: '2027-02-28',
    })
    expect(debitAnnouncedFrom('2027-03-01')).toBe('2027-01-30')
  })

  it('is within the law: three months to one month before', () => {
    fc.assert(
      fc.property(anyDay, (anchor) => {
        const period = periodOn(contractFrom(anchor, 'yearly'), anchor)
        if (!period) throw new Error('A contract has a first period')
        const { from, latest, refuseUntil } = renewalNoticeOf(period)
        expect(from >= addMonths(refuseUntil, -3) && from < latest).toBe(true)
        expect(latest < refuseUntil).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it.each<[string, Day | null, Day, boolean]>([
    ['in time', '2027-01-28', '2027-03-01', false],
    ['too late', '2027-01-29', '2027-03-01', true],
    ['too early', '2026-12-14', '2027-03-01', true],
    ['never', null, '2027-03-01', true],
    ['never, before the renewal', null, '2027-02-28', false],
  ])('sent %s', (_, sentOn, today, expected) => {
    expect(mayEndAtOnce({ kind: 'consumer', previousPaidYear: year, sentOn, today })).toBe(expected)
    expect(mayEndAtOnce({ kind: 'non_professional', previousPaidYear: year, sentOn, today })).toBe(expected)
    expect(mayEndAtOnce({ kind: 'professional', previousPaidYear: year, sentOn, today })).toBe(false)
  })
})
