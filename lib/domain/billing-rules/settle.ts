import { type Day, type Period, periodAt } from '../calendar'
import { chargedOn } from './debits'
import { moveAnchor } from './due-date'
import { periodOn, recurrenceOf, termsOn } from './schedule'
import type { Contract, PeriodInvoice, SubscriptionFacts } from './schema'
import { hasEnded, interruptionDay, isInterrupted, unpaidInvoices } from './standing'

/** The effect of a payment on one invoice. `restarts`: a credit note cancels it, and a new invoice of the same sum covers this
 *  period, by the same payment. */
export type Settled =
  | { id: number; outcome: 'runs_on'; until: Day }
  | { id: number; outcome: 'restarts'; period: Period; totalCents: number }
  | { id: number; outcome: 'owed' }

export type Settlement = {
  invoices: Settled[]
  /** A period that begins today because no paid one runs. */
  begins: { period: Period; totalCents: number } | null
  /** The contract after the payment. */
  contract: Contract
}

/** The unpaid period invoices that must be paid before these, or with them; otherwise these are refused. */
export function olderUnpaid(invoices: readonly PeriodInvoice[], ids: readonly number[]): PeriodInvoice[] {
  const unpaid = unpaidInvoices(invoices)
  const youngest = unpaid.findLastIndex(({ id }) => ids.includes(id))
  return unpaid.slice(0, Math.max(0, youngest)).filter(({ id }) => !ids.includes(id))
}

/** The effects of paying these period invoices today, which the page shows beforehand. A period that begins is priced by its
 *  first day. */
export function settle(facts: SubscriptionFacts, ids: readonly number[], today: Day): Settlement {
  const { contract, invoices } = facts
  const paid = unpaidInvoices(invoices).filter(({ id }) => ids.includes(id))
  const cutOff = isInterrupted(facts, today) ? interruptionDay(facts) : null
  const settled = paid.map((invoice) => settleOne(contract, invoice, cutOff, today))
  const remain = unpaidInvoices(invoices).some(({ id }) => !ids.includes(id))
  const served = remain ? contract : { ...contract, suspendedOn: null, lateSince: null, toleratedSince: null }
  if (settled.some(({ outcome }) => outcome === 'restarts'))
    return { invoices: settled, begins: null, contract: restarted(served, today) }
  const isServed =
    settled.some(({ outcome }) => outcome === 'runs_on') ||
    invoices.some((invoice) => isServedBy(invoice, today))
  const begins = cutOff !== null && !remain && !isServed && contract.noticeOn === null
  if (!begins || hasEnded(contract, today) || isLead(contract, today))
    return { invoices: settled, begins: null, contract: served }
  const restart = restartedPeriod(served, today)
  const period = periodOn(restart, today)
  return {
    invoices: settled,
    begins: period && { period, totalCents: chargedOn({ ...facts, contract: restart }, today) },
    contract: restart,
  }
}

function settleOne(contract: Contract, invoice: PeriodInvoice, cutOff: Day | null, today: Day): Settled {
  const { id, first, last, totalCents, creditedCents, paymentPlan } = invoice
  if (today <= last) return { id, outcome: 'runs_on', until: last }
  const cutWithin = cutOff !== null && first <= cutOff && cutOff <= last
  if (!cutWithin || contract.noticeOn !== null || contract.endsOn !== null) return { id, outcome: 'owed' }
  const period = periodAt(recurrenceOf(today, { paymentPlan, skippedMonths: 0 }), 0)
  return { id, outcome: 'restarts', period, totalCents: totalCents - creditedCents }
}

/** A draft waits for the client's details, but its period is served. */
const isServedBy = ({ kind, status, first, last }: PeriodInvoice, today: Day): boolean =>
  kind === 'period' && (status === 'paid' || status === 'draft') && first <= today && today <= last

/** A lead is paid without an invoice. */
const isLead = (contract: Contract, today: Day): boolean =>
  contract.leadFirst !== null && periodOn(contract, today)?.first === contract.leadFirst

const restarted = (contract: Contract, today: Day): Contract =>
  anchoredToday(contract, today, periodAt(recurrenceOf(today, { ...contract, skippedMonths: 0 }), 1).first)

function restartedPeriod(contract: Contract, today: Day): Contract {
  const { plan, paymentPlan, priceCents } = termsOn(contract, today)
  const hasMoved = contract.change !== null && contract.change.effectiveOn <= today
  const terms = hasMoved ? { ...contract, plan, paymentPlan, priceCents, change: null } : contract
  return anchoredToday(terms, today, periodAt(recurrenceOf(today, { ...terms, skippedMonths: 0 }), 1).first)
}

const anchoredToday = (contract: Contract, today: Day, moveFrom: Day): Contract => ({
  ...moveAnchor(contract, today, moveFrom),
  leadFirst: null,
  invoiceFrom: today,
  writtenDueDate: null,
})
