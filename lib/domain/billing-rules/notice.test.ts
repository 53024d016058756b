import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, contractFrom, factsOf, invoiceOn, termsFor } from '@/tests/support/subscription-facts'
import { addDays, type Day } from '../calendar'
import { moveTo } from './moves'
import { endByInterruption, isRevocable, lastDayByNotice, noticeEnds, withNotice } from './notice'
import { withNewPrice } from './price-change'
import { periodOn } from './schedule'
import { previewTermination } from './termination-preview'

const ask = (on: Day) => ({ on, mayEndAtOnce: false })

describe('notice', () => {
  it.each<[Day, Day]>([
    ['2026-11-03', '2027-01-03'],
    ['2026-12-31', '2027-02-28'],
    ['2027-12-30', '2028-02-29'],
  ])('of %s ends on %s', (noticeOn, expected) => {
    expect(noticeEnds(noticeOn)).toBe(expected)
  })

  it('by the month: the period that contains its end is the last', () => {
    const contract = contractFrom('2026-09-15')
    const invoices = [invoiceOn(contract, '2026-10-15')]
    expect(previewTermination(factsOf(contract, ...invoices), ask('2026-11-03'))).toEqual({
      noticeEnds: '2027-01-03',
      lastDay: '2027-01-14',
      refundCents: 0,
      debits: [
        { date: '2026-11-15', amountCents: 3_500 },
        { date: '2026-12-15', amountCents: 3_500 },
      ],
    })
  })

  it.each<[Day, Day]>([
    ['2026-12-28', '2027-02-28'],
    ['2027-01-10', '2027-02-28'],
    ['2027-03-01', '2028-02-29'],
  ])('by the year from 1 March 2026, asked on %s, ends on %s', (on, lastDay) => {
    const contract = contractFrom('2026-03-01', 'yearly')
    const preview = previewTermination(factsOf(contract, invoiceOn(contract, '2026-03-01')), ask(on))
    expect(preview).toMatchObject({ lastDay, refundCents: 0 })
    expect(preview.debits).toEqual(on === '2027-03-01' ? [{ date: on, amountCents: 35_000 }] : [])
  })

  it('by the month never ends before two months, and within the period that contains that day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(1_500), (anchor, served) => {
        const facts = factsOf(contractFrom(anchor))
        const on = addDays(anchor, served)
        const last = lastDayByNotice(facts, on)
        expect(last >= noticeEnds(on)).toBe(true)
        expect(periodOn(facts.contract, noticeEnds(on))?.last).toBe(last)
      }),
      { numRuns: 50 },
    )
  })

  it('by the year costs no debit after its day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(1_500), (anchor, served) => {
        const facts = factsOf(contractFrom(anchor, 'yearly'))
        const on = addDays(anchor, served)
        const { debits } = previewTermination(facts, ask(on))
        expect(debits.filter(({ date }) => date > on)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('in its course shows the running dates, whatever day is asked for', () => {
    const contract = withNotice(factsOf(contractFrom('2026-09-15')), '2026-11-03')
    expect(previewTermination(factsOf(contract), ask('2026-12-01'))).toEqual({
      noticeEnds: '2027-01-03',
      lastDay: '2027-01-14',
      refundCents: 0,
      debits: [{ date: '2026-12-15', amountCents: 3_500 }],
    })
    expect([isRevocable(contract, '2027-01-14'), isRevocable(contract, '2027-01-15')]).toEqual([true, false])
  })

  it('drops a pending move and holds the old price', () => {
    const moving = moveTo(contractFrom('2026-09-15'), termsFor('yearly', 'premium'), '2026-10-20').contract
    expect(previewTermination(factsOf(moving), ask('2026-11-03')).lastDay).toBe('2027-01-14')
    const begun = moveTo(contractFrom('2026-09-15'), termsFor('yearly', 'premium'), '2026-10-20').contract
    expect(previewTermination(factsOf(begun), ask('2026-11-15')).lastDay).toBe('2027-11-14')
    const dearer = withNewPrice(contractFrom('2026-09-15'), 4_000, '2026-09-10')
    expect(dearer.priceChange?.effectiveOn).toBe('2026-12-15')
    const amounts = (on: Day) =>
      previewTermination(factsOf(dearer), ask(on)).debits.map(({ amountCents }) => amountCents)
    expect(amounts('2026-11-16')).toEqual([3_500, 3_500])
    expect(amounts('2026-12-16')).toEqual([4_000, 4_000])
  })

  it('after a missed reminder ends that day and refunds by days', () => {
    const contract = contractFrom('2026-03-01', 'yearly')
    const renewed = invoiceOn(contract, '2027-03-01')
    const preview = previewTermination(factsOf(contract, renewed), { on: '2027-03-31', mayEndAtOnce: true })
    // 350 € × 335 of 366 days.
    expect(preview).toMatchObject({ lastDay: '2027-03-31', refundCents: 32_036, debits: [] })
  })
})

describe('notice and interruption', () => {
  const contract = contractFrom('2026-10-15')
  const refused = invoiceOn(contract, '2026-11-15', { status: 'issued', refusedOn: '2026-11-15' })

  it.each<[Day, Day]>([
    ['2026-11-25', '2026-12-14'],
    ['2026-12-20', '2026-12-20'],
  ])('asked while interrupted, on %s, ends on %s without a debit', (on, lastDay) => {
    expect(previewTermination(factsOf(contract, refused), ask(on))).toMatchObject({ lastDay, debits: [] })
  })

  it('an interruption in notice that outlasts its period ends the contract on its last day', () => {
    const facts = factsOf(withNotice(factsOf(contract), '2026-11-10'), refused)
    expect(facts.contract.endsOn).toBe('2027-01-14')
    expect(endByInterruption(facts, '2026-12-14')).toBeNull()
    expect(endByInterruption(facts, '2026-12-15')).toBe('2026-12-14')
    expect(endByInterruption(factsOf(contract, refused), '2026-12-15')).toBeNull()
    const disputed = factsOf(facts.contract, { ...refused, refusedOn: '2026-12-07' })
    expect(endByInterruption(disputed, '2026-12-15')).toBe('2026-12-14')
  })

  it('a notice that came after the interrupted period keeps its own last day', () => {
    const facts = factsOf(withNotice(factsOf(contract, refused), '2026-12-20'), refused)
    expect(facts.contract.endsOn).toBe('2026-12-20')
    expect(endByInterruption(facts, '2026-12-21')).toBeNull()
  })
})
