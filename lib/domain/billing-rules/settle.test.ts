import { describe, expect, it } from 'vitest'
import { contractFrom, factsOf, invoiceOn, termsFor } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { withDueDate } from './due-date'
import { moveTo } from './moves'
import { firstDays, periodOn } from './schedule'
import { olderUnpaid, settle } from './settle'

const contract = contractFrom('2026-10-15')
const refused = (first: Day, refusedOn: Day, id = 1) =>
  invoiceOn(contract, first, { id, status: 'issued', refusedOn })
const november = refused('2026-11-15', '2026-11-15')

describe('an unpaid invoice that is paid', () => {
  it('within its period lets it run on to its end', () => {
    for (const today of ['2026-11-20', '2026-12-01', '2026-12-14'] as const) {
      const settlement = settle(factsOf(contract, november), [1], today)
      expect(settlement.invoices).toEqual([{ id: 1, outcome: 'runs_on', until: '2026-12-14' }])
      expect(settlement.begins).toBeNull()
      expect(settlement.contract).toEqual(contract)
    }
  })

  it('after its end pays a period that starts that day', () => {
    const settlement = settle(factsOf(contract, november), [1], '2026-12-31')
    const period = { first: '2026-12-31', last: '2027-01-30' }
    expect(settlement.invoices).toEqual([{ id: 1, outcome: 'restarts', period, totalCents: 3_500 }])
    expect(settlement.begins).toBeNull()
    expect(firstDays(settlement.contract, '2026-12-31', '2027-03-31')).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ])
  })

  it.each<[string, Parameters<typeof factsOf>[0]]>([
    ['in notice', { ...contract, noticeOn: '2026-11-20', endsOn: '2026-12-14' }],
    ['after the end', { ...contract, endsOn: '2026-12-14' }],
  ])('%s is owed as it stands, and begins nothing', (_, ending) => {
    const settlement = settle(factsOf(ending, november), [1], '2026-12-31')
    expect(settlement.invoices).toEqual([{ id: 1, outcome: 'owed' }])
    expect(settlement.begins).toBeNull()
  })

  it('of a disputed former period is owed, and a period begins when no paid one runs', () => {
    const october = refused('2026-10-15', '2026-11-20')
    const paid = invoiceOn(contract, '2026-11-15', { id: 2 })
    const within = settle(factsOf(contract, october, paid), [1], '2026-12-10')
    expect(within).toMatchObject({ invoices: [{ outcome: 'owed' }], begins: null })
    const after = settle(factsOf(contract, october, paid), [1], '2026-12-20')
    const period = { first: '2026-12-20', last: '2027-01-19' }
    expect(after).toMatchObject({ invoices: [{ outcome: 'owed' }], begins: { period, totalCents: 3_500 } })
    expect(periodOn(after.contract, '2027-01-20')?.first).toBe('2027-01-20')
  })

  it('while only late begins nothing', () => {
    const october = refused('2026-10-15', '2026-11-20')
    expect(settle(factsOf(contract, october), [1], '2026-11-22')).toMatchObject({
      invoices: [{ outcome: 'owed' }],
      begins: null,
    })
  })

  it('waits for older ones, or is paid with them', () => {
    const october = refused('2026-10-15', '2026-11-20', 2)
    expect(olderUnpaid([november, october], [1]).map(({ id }) => id)).toEqual([2])
    expect(olderUnpaid([november, october], [1, 2])).toEqual([])
    expect(olderUnpaid([november, october], [2])).toEqual([])
  })

  it('begins no period while a younger one is unpaid, or while a lead is served', () => {
    const october = refused('2026-10-15', '2026-11-20', 2)
    const both = factsOf(contract, october, { ...november, refusedOn: null })
    expect(settle(both, [2], '2026-12-20')).toMatchObject({ invoices: [{ outcome: 'owed' }], begins: null })
    const lead = withDueDate(contract, '2027-02-01', '2026-11-25')
    expect(settle(factsOf(lead, october), [2], '2026-12-20').begins).toBeNull()
  })

  it('moves a pending change to the end of the period that it restarts', () => {
    const { contract: moving } = moveTo(contract, termsFor('yearly'), '2026-11-14')
    const settlement = settle(factsOf(moving, november), [1], '2026-12-31')
    expect(settlement.contract.change).toMatchObject({ effectiveOn: '2027-01-31', skippedMonths: 1 })
  })
})
