import { describe, expect, it } from 'vitest'
import { contractFrom, factsOf, invoiceOn } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { isOver, refundsByNotice } from './late-notice'
import { lastDayByNotice } from './notice'
import type { DayInvoice } from './provider-end'

const contract = contractFrom('2026-09-15')
const debits = (['2026-12-15', '2027-01-15', '2027-02-15'] as Day[]).map((first, n) => ({
  ...invoiceOn(contract, first),
  id: n + 1,
}))
const line: DayInvoice = {
  ...{ id: 9, totalCents: 19_800, creditedCents: 0, status: 'paid' },
  ...{ first: '2027-02-01', last: '2028-01-31' },
}

describe('a notice of 3 November 2026 that is recorded late', () => {
  const lastDay = lastDayByNotice(factsOf(contract, ...debits), '2026-11-03')

  it('ends with the period that contains 3 January 2027, whenever it is recorded', () => {
    expect(lastDay).toBe('2027-01-14')
    expect([isOver(lastDay, '2027-01-14'), isOver(lastDay, '2027-01-15')]).toEqual([false, true])
  })

  it('credits the debits after its last day whole, those of recurring lines too', () => {
    const invoiced = { invoices: debits, lineInvoices: [line] }
    expect(refundsByNotice(invoiced, { lastDay, today: '2027-02-20' })).toMatchObject([
      { invoiceId: 2, cents: 3_500 },
      { invoiceId: 3, cents: 3_500 },
      { invoiceId: 9, cents: 19_800, isPaid: true },
    ])
    const before = { invoices: debits.slice(0, 1), lineInvoices: [] }
    expect(refundsByNotice(before, { lastDay, today: '2026-12-20' })).toEqual([])
  })
})

it.each<[string, 'monthly' | 'yearly', Day, Day]>([
  ['a day before the notice ends changes nothing', 'monthly', '2026-11-20', '2027-01-14'],
  ['a later day moves the end to its period', 'monthly', '2027-03-20', '2027-04-14'],
  ['by the year, a day of the paid year changes nothing', 'yearly', '2027-05-01', '2027-09-14'],
  ['by the year, a day of the next year renews once more', 'yearly', '2027-10-01', '2028-09-14'],
])('a wish: %s', (_, rhythm, wishedOn, lastDay) => {
  const facts = factsOf(contractFrom('2026-09-15', rhythm))
  expect(lastDayByNotice(facts, '2026-11-03', wishedOn)).toBe(lastDay)
})
