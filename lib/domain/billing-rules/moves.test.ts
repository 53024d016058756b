import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyDay,
  anyRhythm,
  contractFrom,
  factsOf,
  invoiceOn,
  listPrice,
  termsFor,
} from '@/tests/support/subscription-facts'
import { addDays, addMonths, type Day, daysBetween } from '../calendar'
import { daysIn } from './half-up'
import { mayMove, moveTo, withChange } from './moves'
import { priceEffectiveOn, withNewPrice } from './price-change'
import { firstDayFrom, firstDays, periodOn, priceOn } from './schedule'

const contract = contractFrom('2026-11-15')

describe('a move to a higher price', () => {
  it.each<[Day, number]>([
    ['2026-11-15', 2_400],
    ['2026-11-30', 1_200],
    ['2026-12-14', 80],
  ])('on %s costs %i cents: the days left, today included', (today, amountDueCents) => {
    expect(moveTo(contract, termsFor('monthly', 'premium'), today)).toMatchObject({
      effectiveOn: today,
      amountDueCents,
      contract: { plan: 'premium', priceCents: 5_900, change: null },
    })
  })

  it('under 50 cents costs nothing', () => {
    const to = { ...termsFor('monthly', 'premium'), priceCents: 3_500 + 1_470 }
    expect(moveTo(contract, to, '2026-12-14').amountDueCents).toBe(0)
    expect(moveTo(contract, { ...to, priceCents: 3_500 + 1_485 }, '2026-12-14').amountDueCents).toBe(50)
  })

  it('drops a pending move', () => {
    const down = moveTo(contractFrom('2026-11-15'), termsFor('yearly'), '2026-11-20').contract
    expect(moveTo(down, termsFor('monthly', 'premium'), '2026-11-20').contract.change).toBeNull()
  })

  it('and down again costs nothing more than the days used', () => {
    fc.assert(
      fc.property(anyDay, anyRhythm, fc.nat(800), fc.nat(60), (anchor, rhythm, served, used) => {
        const today = addDays(anchor, served)
        const old = contractFrom(anchor, rhythm)
        const period = periodOn(old, today)
        if (!period) throw new Error('A period runs')
        const up = moveTo(old, termsFor(rhythm, 'enterprise'), today)
        const later = addDays(today, Math.min(used, daysBetween(today, period.last)))
        const down = moveTo(up.contract, termsFor(rhythm, 'basic'), later)
        const difference = listPrice('enterprise', rhythm) - listPrice('basic', rhythm)
        const exact = (difference * (daysBetween(today, period.last) + 1)) / daysIn(period)
        expect(Math.abs(up.amountDueCents - exact)).toBeLessThanOrEqual(0.5)
        expect(down).toMatchObject({ amountDueCents: 0, effectiveOn: addDays(period.last, 1) })
        expect(priceOn(down.contract, down.effectiveOn)).toBe(listPrice('basic', rhythm))
        expect(firstDayFrom(down.contract, addDays(today, 1))).toBe(firstDayFrom(old, addDays(today, 1)))
      }),
      { numRuns: 50 },
    )
  })
})

describe('a change of rhythm', () => {
  it('from month to year keeps the anchor’s day', () => {
    const { contract: moving, effectiveOn } = moveTo(
      contractFrom('2026-01-31'),
      termsFor('yearly'),
      '2026-02-10',
    )
    expect(effectiveOn).toBe('2026-02-28')
    expect(firstDays(moving, '2026-01-31', '2028-12-31')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
    expect(priceOn(moving, '2026-02-28')).toBe(35_000)
  })

  it('from year to month counts months from the anchor', () => {
    const { contract: moving } = moveTo(
      contractFrom('2026-03-31', 'yearly'),
      termsFor('monthly'),
      '2026-11-23',
    )
    expect(firstDays(moving, '2026-04-01', '2027-06-30')).toEqual([
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
    ])
  })

  it('makes every period whole, however often it is made', () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.nat(500), { minLength: 1, maxLength: 4 }), (anchor, waits) => {
        let moved = contractFrom(anchor)
        let today = anchor
        const starts: Day[] = []
        for (const wait of waits) {
          const until = addDays(today, wait)
          starts.push(...firstDays(moved, today, until))
          const rhythm = moved.paymentPlan === 'monthly' ? 'yearly' : 'monthly'
          const move = moveTo(moved, termsFor(rhythm), until)
          expect(firstDayFrom(move.contract, addDays(until, 1))).toBe(move.effectiveOn)
          expect(periodOn(move.contract, until)).toEqual(periodOn(moved, until))
          moved = withChange(move.contract)
          expect(periodOn(moved, move.effectiveOn)?.first).toBe(move.effectiveOn)
          today = move.effectiveOn
        }
        // All first days are anchor + whole months.
        for (const day of starts) {
          const months = (Number(day.slice(0, 4)) - Number(anchor.slice(0, 4))) * 12
          expect(day).toBe(addMonths(anchor, months + Number(day.slice(5, 7)) - Number(anchor.slice(5, 7))))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('leaves the period before a written due date as it is', () => {
    const lead = { ...contractFrom('2027-01-15'), leadFirst: '2026-12-15' as Day }
    const { effectiveOn, contract: moving } = moveTo(lead, termsFor('yearly'), '2026-12-20')
    expect(effectiveOn).toBe('2027-01-15')
    expect(moving.change?.skippedMonths).toBe(0)
    expect(periodOn(moving, '2026-12-20')).toEqual({ first: '2026-12-15', last: '2027-01-14' })
  })
})

describe('moves', () => {
  it('are for active subscriptions out of notice', () => {
    const refused = invoiceOn(contract, '2026-11-15', { status: 'issued', refusedOn: '2026-11-15' })
    expect(mayMove(factsOf(contract), '2026-11-20')).toBe(true)
    expect(mayMove(factsOf(contract, refused), '2026-11-20')).toBe(false)
    const inNotice = { ...contract, noticeOn: '2026-11-20' as Day, endsOn: '2027-02-14' as Day }
    expect(mayMove(factsOf(inNotice), '2026-11-20')).toBe(false)
    expect(mayMove(factsOf(contract), '2026-11-14')).toBe(false)
  })
})

describe('a new price', () => {
  it.each<[Day, Day]>([
    ['2026-11-15', '2027-02-15'],
    ['2026-11-16', '2027-03-15'],
    ['2026-11-30', '2027-03-15'],
  ])('mailed on %s applies from %s', (mailedOn, expected) => {
    expect(priceEffectiveOn(contract, mailedOn)).toBe(expected)
  })

  it('of a year waits for the next year', () => {
    expect(priceEffectiveOn(contractFrom('2026-03-01', 'yearly'), '2026-12-02')).toBe('2028-03-01')
  })

  it('touches no period before', () => {
    const dearer = withNewPrice(contract, 4_000, '2026-11-16')
    expect([priceOn(dearer, '2027-02-15'), priceOn(dearer, '2027-03-15')]).toEqual([3_500, 4_000])
  })
})
