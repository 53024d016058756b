import { describe, expect, it } from 'vitest'
import { contractFrom, factsOf, invoiceOn } from '@/tests/support/subscription-facts'
import type { Day } from '../calendar'
import { firstDaysToInvoice } from './debits'
import { standingOn } from './standing'
import { writeStatus } from './written-status'

const contract = contractFrom('2026-11-15')
const unpaid = invoiceOn(contract, '2026-11-15', { status: 'issued', refusedOn: '2026-11-15' })

describe('a status that an admin writes', () => {
  it('late without an unpaid invoice runs to its deadlines', () => {
    const { contract: late, restartedInvoiceId } = writeStatus(factsOf(contract), 'late', '2026-11-20')
    expect(restartedInvoiceId).toBeNull()
    expect(standingOn(factsOf(late), '2026-11-27')).toBe('late')
    expect(standingOn(factsOf(late), '2026-11-28')).toBe('inactive')
  })

  it('active with an unpaid invoice starts its deadlines again and is shown until they end', () => {
    const written = writeStatus(factsOf(contract, unpaid), 'active', '2026-12-01')
    expect(written.restartedInvoiceId).toBe(1)
    const restarted = { ...unpaid, refusedOn: '2026-12-01' as Day }
    expect(standingOn(factsOf(written.contract, restarted), '2026-12-08')).toBe('active')
    expect(standingOn(factsOf(written.contract, restarted), '2026-12-09')).toBe('inactive')
  })

  it('active after inactive invoices from the next first day', () => {
    const { contract: stopped } = writeStatus(factsOf(contract), 'inactive', '2026-11-15')
    expect(firstDaysToInvoice(factsOf(stopped), '2027-01-20')).toEqual([])
    const { contract: back } = writeStatus(factsOf(stopped), 'active', '2027-01-20')
    expect(standingOn(factsOf(back), '2027-01-20')).toBe('active')
    expect(firstDaysToInvoice(factsOf(back), '2027-02-15')).toEqual(['2027-02-15'])
  })
})
