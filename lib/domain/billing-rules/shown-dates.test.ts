import { describe, expect, it } from 'vitest'
import { contractFrom, factsOf, invoiceOn, termsFor } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { debitsBetween, firstDaysToInvoice } from './debits'
import { contractDueOn, withDueDate } from './due-date'
import { withNotice } from './notice'
import type { Contract, RecurringLine } from './schema'
import { shownDates } from './shown-dates'

const fifteenth = contractFrom('2026-11-15')
const november = invoiceOn(fifteenth, '2026-11-15')

describe('the dates that are shown', () => {
  it('of an active subscription name the running period and the next debit', () => {
    expect(shownDates(factsOf(fifteenth, november), '2026-11-23')).toEqual({
      dueDate: '2026-12-15',
      nextDebit: { date: '2026-12-15', amountCents: 3_500 },
      periodStart: '2026-11-15',
      periodEnd: '2026-12-14',
      serviceUntil: null,
      noticeOn: null,
      endsOn: null,
    })
  })

  it('of a late one name the unpaid period and the last day of service', () => {
    const refused = { ...november, status: 'issued' as const, refusedOn: '2026-11-15' as Day }
    expect(shownDates(factsOf(fifteenth, refused), '2026-11-22')).toMatchObject({
      dueDate: '2026-11-15',
      nextDebit: { date: '2026-12-15' },
      periodStart: '2026-11-15',
      serviceUntil: '2026-11-22',
    })
    expect(shownDates(factsOf(fifteenth, refused), '2026-12-20')).toMatchObject({
      dueDate: '2026-11-15',
      nextDebit: null,
      periodStart: null,
    })
  })

  it('of one in notice name the last debit, then the last day', () => {
    const facts = factsOf(fifteenth)
    const contract = withNotice(factsOf(contractFrom('2026-10-15')), '2026-11-03')
    expect(contract.endsOn).toBe('2027-01-14')
    expect(shownDates({ ...facts, contract }, '2026-12-10')).toMatchObject({ dueDate: '2026-12-15' })
    expect(shownDates({ ...facts, contract }, '2026-12-16')).toMatchObject({
      dueDate: '2027-01-14',
      nextDebit: null,
      periodEnd: '2027-01-14',
    })
    expect(shownDates({ ...facts, contract }, '2027-01-15')).toMatchObject({
      dueDate: '2027-01-14',
      periodStart: null,
    })
  })

  it('keep a due date that was already past when written, until a period begins', () => {
    const contract = contractDueOn('2026-01-31', '2026-11-23', termsFor('monthly'))
    expect(shownDates(factsOf(contract), '2026-11-23')).toMatchObject({
      dueDate: '2026-01-31',
      nextDebit: { date: '2026-11-30' },
      periodStart: '2026-10-31',
      periodEnd: '2026-11-29',
    })
    expect(firstDaysToInvoice(factsOf(contract), '2026-11-29')).toEqual([])
    const begun = factsOf(contract, invoiceOn(contract, '2026-11-30'))
    expect(shownDates(begun, '2026-11-30').dueDate).toBe('2026-12-31')
  })

  it('of a suspended one announce no debit', () => {
    const contract: Contract = { ...fifteenth, suspendedOn: '2026-11-20' }
    expect(shownDates(factsOf(contract, november), '2027-02-01')).toMatchObject({
      dueDate: '2026-12-15',
      nextDebit: null,
      periodStart: null,
    })
  })
})

describe('what is to be invoiced', () => {
  it('is caught up in order', () => {
    expect(firstDaysToInvoice(factsOf(fifteenth, november), '2027-02-15')).toEqual([
      '2026-12-15',
      '2027-01-15',
      '2027-02-15',
    ])
  })

  it('is nothing twice, even after a credit note', () => {
    const cancelled = { ...november, status: 'cancelled' as const }
    expect(firstDaysToInvoice(factsOf(fifteenth, cancelled), '2026-12-14')).toEqual([])
  })

  it('goes on while late and stops with the service', () => {
    const annual = contractFrom('2026-12-01', 'yearly')
    const refused = invoiceOn(annual, '2026-12-01', { status: 'issued', refusedOn: '2027-11-20' })
    expect(firstDaysToInvoice(factsOf(annual, refused), '2027-12-01')).toEqual(['2027-12-01'])
    const early = { ...refused, refusedOn: '2026-12-01' as Day }
    expect(firstDaysToInvoice(factsOf(annual, early), '2027-12-01')).toEqual([])
  })

  it('after a new due date holds no day that was past when it was written', () => {
    const contract = withDueDate(fifteenth, '2026-09-01', '2026-11-23')
    expect(firstDaysToInvoice(factsOf(contract), '2027-01-01')).toEqual(['2026-12-01', '2027-01-01'])
  })
})

describe('recurring lines', () => {
  const licence: RecurringLine = {
    ...{ kind: 'cms_licence', paymentPlan: 'yearly', priceCents: 19_800 },
    ...{ anchor: '2026-12-15', nextOn: '2026-12-15', endsOn: null, priceChange: null, vatPermille: 200 },
  }

  it('are in the debit of their day, and have one of their own otherwise', () => {
    const facts = { ...factsOf(fifteenth, november), lines: [licence] }
    expect(shownDates(facts, '2026-11-23').nextDebit).toEqual({ date: '2026-12-15', amountCents: 23_300 })
    const other = {
      ...facts,
      lines: [{ ...licence, anchor: '2026-12-01' as Day, nextOn: '2026-12-01' as Day }],
    }
    expect(shownDates(other, '2026-11-23')).toMatchObject({
      dueDate: '2026-12-15',
      nextDebit: { date: '2026-12-01', amountCents: 19_800 },
    })
  })

  it('are debited once a period', () => {
    const facts = { ...factsOf(fifteenth, november), lines: [{ ...licence, nextOn: '2026-12-16' as Day }] }
    expect(
      debitsBetween(facts, '2026-12-15', '2027-12-15').filter(({ amountCents }) => amountCents > 3_500),
    ).toEqual([{ date: '2027-12-15', amountCents: 23_300 }])
  })

  it('begin no new year in notice', () => {
    const contract = withNotice(factsOf(fifteenth, november), '2026-11-23')
    const facts = { contract, invoices: [november], lines: [licence] }
    expect(debitsBetween(facts, '2026-11-23', '2027-12-31')).toEqual([
      { date: '2026-12-15', amountCents: 3_500 },
      { date: '2027-01-15', amountCents: 3_500 },
    ])
  })
})
