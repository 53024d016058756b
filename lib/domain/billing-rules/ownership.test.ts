import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar'
import { coverageOf, type Formula, type FormulaFacts, holdingOf, warrantyEnds } from './ownership'

const facts = (given: Partial<FormulaFacts> = {}): FormulaFacts => ({
  ...{ formula: null, developmentPaidOn: null, firstDeliveredOn: null, handedOverOn: null },
  ...given,
})

describe('a client', () => {
  it.each([
    ['subscription', 'tenant'],
    ['one_time', 'buyer'],
    ['one_time_and_subscription', 'buyer'],
    [null, null],
  ] satisfies [Formula | null, string | null][])(
    'of formula %s is %s until the development is paid',
    (formula, holding) => {
      expect(holdingOf(facts({ formula }), '2026-11-23')).toBe(holding)
      expect(holdingOf(facts({ formula, developmentPaidOn: '2026-11-24' }), '2026-11-23')).toBe(holding)
      expect(holdingOf(facts({ formula, developmentPaidOn: '2026-11-23' }), '2026-11-23')).toBe('owner')
    },
  )
})

describe('the warranty', () => {
  it.each([
    ['2026-03-01', '2026-09-01'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
  ] satisfies [Day, Day][])('of a delivery on %s ends on %s', (delivered, last) => {
    expect(warrantyEnds(delivered)).toBe(last)
  })

  it('covers bugs up to its last day, that day included', () => {
    const delivered = facts({ firstDeliveredOn: '2026-03-01' })
    const on = (today: Day, isSubscribed = false) => coverageOf(delivered, { isSubscribed, today })
    expect(on('2026-02-28')).toEqual({ by: 'unknown' })
    expect(on('2026-03-01')).toEqual({ by: 'warranty', until: '2026-09-01' })
    expect(on('2026-09-01')).toEqual({ by: 'warranty', until: '2026-09-01' })
    expect(on('2026-09-02')).toEqual({ by: 'over', until: '2026-09-01' })
  })

  it('gives way to the subscription, and what is left of it applies after', () => {
    const delivered = facts({ firstDeliveredOn: '2026-03-01' })
    const on = (today: Day, isSubscribed: boolean) => coverageOf(delivered, { isSubscribed, today })
    expect(on('2026-06-01', true)).toEqual({ by: 'subscription', until: '2026-09-01' })
    expect(on('2026-06-02', false)).toEqual({ by: 'warranty', until: '2026-09-01' })
    expect(on('2026-09-02', true)).toEqual({ by: 'subscription', until: null })
  })

  it('is unknown before a first delivery, unless the site is subscribed', () => {
    expect(coverageOf(facts(), { isSubscribed: false, today: '2026-06-01' })).toEqual({ by: 'unknown' })
    expect(coverageOf(facts(), { isSubscribed: true, today: '2026-06-01' })).toEqual({
      ...{ by: 'subscription', until: null },
    })
  })
})
