import { isAsked, MIN_CENTS } from '../billing-rules/asked'
import { serviceUntil, standingOn } from '../billing-rules/standing'
import { addDays, type Day } from '../calendar'
import type { OpenInvoice, SubscriptionDetail } from './details'

/** What is to be paid of a subscription today. `late`: refused or overdue, while service continues; `interrupted`: without
 *  service. `to_pay`: before its due date. `processing`: all of it is at a bank. `waiting`: an invoice without a number waits for
 *  the client's details. */
export type Due = {
  state: 'none' | 'waiting' | 'to_pay' | 'processing' | 'late' | 'interrupted'
  /** To be paid now, oldest period first: without those that a bank is settling; empty while the total is too small to
   *  collect. */
  invoices: OpenInvoice[]
  amountCents: number
  /** The first refusal of the oldest unpaid period. */
  since: Day | null
  /** While late: the last day of service. */
  serviceUntil: Day | null
  /** While interrupted: the first day without service. */
  interruptedOn: Day | null
}

export function dueOf(detail: SubscriptionDetail, today: Day): Due {
  const { facts, openInvoices, hasEnded, waitingInvoices } = detail
  const payable = openInvoices.filter(isPayable)
  const payableCents = payable.reduce((sum, { dueCents }) => sum + dueCents, 0)
  const invoices = payableCents < MIN_CENTS ? [] : payable
  const standing = standingOn(facts, today)
  const refused = openInvoices
    .filter((invoice) => isAsked(invoice))
    .flatMap((invoice) => refusalOf(invoice, { hasEnded, today }) ?? [])
  return {
    state: stateOf(),
    invoices,
    amountCents: invoices.length > 0 ? payableCents : 0,
    since: refused.toSorted()[0] ?? facts.contract.lateSince,
    serviceUntil: standing === 'late' ? serviceUntil(facts, today) : null,
    interruptedOn: hasEnded ? null : detail.interruptedOn,
  }

  function stateOf(): Due['state'] {
    if (openInvoices.length > 0 && payable.length === 0) return 'processing'
    if (standing === 'inactive' && !hasEnded) return 'interrupted'
    if (standing === 'late' || refused.length > 0) return 'late'
    if (invoices.length > 0) return 'to_pay'
    return waitingInvoices.length > 0 ? 'waiting' : 'none'
  }
}

/** The daily job skips contracts that have ended. */
const refusalOf = (
  { refusedOn, dueOn }: OpenInvoice,
  { hasEnded, today }: { hasEnded: boolean; today: Day },
): Day | null => refusedOn ?? (hasEnded && dueOn !== null && dueOn < today ? addDays(dueOn, 1) : null)

/** The next page replaces an open one; a payment sent to the bank waits for its answer. */
const isPayable = ({ attemptState }: OpenInvoice): boolean => attemptState === null || attemptState === 'open'
