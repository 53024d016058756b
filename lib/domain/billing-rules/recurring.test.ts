import { describe, expect, it } from 'vitest'
import { contractFrom, factsOf, invoiceOn } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { debitsBetween, nextDebit } from './debits'
import { linePeriod, linePrice, lineProgress } from './recurring'
import type { RecurringLine } from './schema'

const line = (given: Partial<RecurringLine> = {}): RecurringLine => ({
  ...{
    kind: 'other',
    paymentPlan: 'monthly',
    priceCents: 3_000,
    vatPermille: 200,
    anchor: '2026-12-31',
    nextOn: '2026-12-31',
  },
  ...{ endsOn: null, priceChange: null },
  ...given,
})
const basic = contractFrom('2026-11-15')
const standard = { ...basic, plan: 'premium' as const }

describe('a recurring line', () => {
  it('begins its periods from its anchor, missed days in order', () => {
    expect(lineProgress(line(), null, '2027-03-31')).toEqual({
      firstDays: ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
      nextOn: '2027-04-01',
    })
    expect(lineProgress(line({ nextOn: '2027-03-01' }), null, '2027-03-30')).toEqual({
      ...{ firstDays: [], nextOn: '2027-03-01' },
    })
  })

  it('begins none after its last day, and counts the last one by its days', () => {
    const ending = line({ endsOn: '2027-02-10' })
    expect(lineProgress(ending, null, '2027-06-01').firstDays).toEqual(['2026-12-31', '2027-01-31'])
    expect(linePeriod(ending, null, '2027-01-31')).toEqual({ first: '2027-01-31', last: '2027-02-10' })
    // 11 of 28 days.
    expect(linePrice(ending, null, '2027-01-31')).toBe(1_179)
    expect(linePrice(ending, null, '2026-12-31')).toBe(3_000)
  })

  it('ends with the contract that it belongs to', () => {
    const ended = { ...basic, endsOn: '2027-02-10' as Day }
    expect(lineProgress(line(), factsOf(ended), '2027-06-01').firstDays).toEqual([
      ...['2026-12-31', '2027-01-31'],
    ])
    expect(linePrice(line(), ended, '2027-01-31')).toBe(1_179)
  })

  it('keeps the price of a period that began, and takes the new one from its next', () => {
    const dearer = line({ priceChange: { priceCents: 4_000, effectiveOn: '2027-01-01' } })
    expect(linePrice(dearer, null, '2026-12-31')).toBe(3_000)
    expect(linePrice(dearer, null, '2027-01-31')).toBe(4_000)
  })

  it('that is the CMS licence costs nothing with Standard and Pro', () => {
    const licence = line({ kind: 'cms_licence', paymentPlan: 'yearly', priceCents: 19_800 })
    expect(linePrice(licence, basic, '2026-12-31')).toBe(19_800)
    expect(linePrice(licence, standard, '2026-12-31')).toBe(0)
    expect(linePrice(licence, null, '2026-12-31')).toBe(19_800)
    expect(nextDebit({ ...factsOf(standard), lines: [licence] }, '2026-12-16')).toMatchObject({
      ...{ date: '2027-01-15', amountCents: standard.priceCents },
    })
    expect(debitsBetween({ ...factsOf(standard), lines: [licence] }, '2026-12-31', '2026-12-31')).toEqual([])
  })

  it('begins nothing while service is interrupted; after it, the period that still runs', () => {
    const refused = invoiceOn(basic, '2026-12-15', { status: 'issued', refusedOn: '2026-12-20' })
    const off = factsOf(basic, refused)
    // Interrupted from 28 December on.
    expect(lineProgress(line(), off, '2026-12-31')).toEqual({ firstDays: [], nextOn: '2026-12-31' })
    const later = lineProgress(line(), off, '2027-02-10')
    expect(later).toEqual({ firstDays: [], nextOn: '2027-01-31' })
    const paid = factsOf(basic, { ...refused, status: 'paid' })
    expect(lineProgress(line({ nextOn: later.nextOn }), paid, '2027-02-10').firstDays).toEqual(['2027-01-31'])
  })
})
