import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, anyRhythm, contractFrom, factsOf, invoiceOn } from '@/tests/support/subscription-facts'
import { addDays, type Day } from '../calendar'
import { standingOn } from './standing'
import { deadlinesOf, isThirdRefusal, manualDeadlines, remainingTries } from './unpaid'

describe('after a first refusal', () => {
  it('by the month: three tries, a reminder, a week of service', () => {
    expect(deadlinesOf('2026-11-15', 'monthly')).toEqual({
      tries: ['2026-11-17', '2026-11-19', '2026-11-21'],
      reminderOn: '2026-11-20',
      lastServiceDay: '2026-11-22',
      interruptedOn: '2026-11-23',
      decideOn: '2027-01-22',
    })
  })

  it('by the year: five tries, a month of service, a reminder a week before its end', () => {
    expect(deadlinesOf('2027-01-31', 'yearly')).toEqual({
      tries: ['2027-02-03', '2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28'],
      reminderOn: '2027-02-21',
      lastServiceDay: '2027-02-28',
      interruptedOn: '2027-03-01',
      decideOn: '2027-04-30',
    })
  })

  it('no try comes after the last day of service', () => {
    fc.assert(
      fc.property(anyDay, anyRhythm, (day, rhythm) => {
        const { tries, reminderOn, lastServiceDay } = deadlinesOf(day, rhythm)
        for (const on of [...tries, reminderOn]) expect(day < on && on <= lastServiceDay).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('no try follows a refusal for good or one that asks for the client', () => {
    const deadlines = deadlinesOf('2026-11-15', 'monthly')
    expect(remainingTries(deadlines, 'retryable', '2026-11-17')).toEqual(['2026-11-19', '2026-11-21'])
    expect(remainingTries(deadlines, 'final', '2026-11-15')).toEqual([])
    expect(remainingTries(deadlines, 'authentication', '2026-11-15')).toEqual([])
  })

  it('a manual invoice counts as refused the day after it was due', () => {
    expect(manualDeadlines('2026-12-15')).toEqual({ dueOn: '2026-12-29', refusedOn: '2026-12-30' })
  })
})

describe('the third refusal', () => {
  it.each<[boolean, Day[]]>([
    [false, []],
    [false, ['2026-01-15', '2026-06-15']],
    [true, ['2026-01-15', '2026-06-15', '2027-01-14']],
    [false, ['2026-01-15', '2026-06-15', '2027-01-15']],
    [true, ['2027-01-14', '2025-01-01', '2026-06-15', '2026-01-15']],
  ])('is within twelve months: %s for %j', (expected, days) => {
    expect(isThirdRefusal(days)).toBe(expected)
  })
})

describe('the standing', () => {
  const contract = contractFrom('2026-11-15')
  const refused = invoiceOn(contract, '2026-11-15', { status: 'issued', refusedOn: '2026-11-15' })

  it.each<[Day, string]>([
    ['2026-11-15', 'late'],
    ['2026-11-22', 'late'],
    ['2026-11-23', 'inactive'],
  ])('on %s is %s', (day, expected) => {
    expect(standingOn(factsOf(contract, refused), day)).toBe(expected)
  })

  it('is active while nothing was refused, and when all is paid', () => {
    expect(standingOn(factsOf(contract, { ...refused, refusedOn: null }), '2026-12-01')).toBe('active')
    expect(standingOn(factsOf(contract, { ...refused, status: 'paid' }), '2026-12-01')).toBe('active')
  })

  it('is not changed by an unpaid move', () => {
    expect(standingOn(factsOf(contract, { ...refused, kind: 'move' }), '2026-12-01')).toBe('active')
  })

  it('written by an admin stands, deadlines included', () => {
    const late = factsOf({ ...contract, lateSince: '2026-11-20' })
    expect(standingOn(late, '2026-11-27')).toBe('late')
    expect(standingOn(late, '2026-11-28')).toBe('inactive')
    expect(standingOn(factsOf({ ...contract, suspendedOn: '2026-11-20' }), '2026-11-20')).toBe('inactive')
  })

  it('is inactive after the last day', () => {
    const ended = factsOf({ ...contract, endsOn: '2026-12-14' })
    expect([standingOn(ended, '2026-12-14'), standingOn(ended, addDays('2026-12-14', 1))]).toEqual([
      'active',
      'inactive',
    ])
  })
})
