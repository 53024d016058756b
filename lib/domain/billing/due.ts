import { isAsked, MIN_CENTS } from '../billing-rules/asked'
import { serviceUntil, standingOn } from '../billing-rules/standing'
import { addDays, type Day } from '../calendar'
import type { OpenInvoice, SubscriptionDetail } from './details'

/** What a subscription leaves to be paid today.
 *  `late`: refused, or past its day; service goes on for now. `interrupted`: it does not. `to_pay`: before its day. `processing`: all
 *  of it is with a bank. `waiting`: an invoice without a number waits for the client's details. */
export type Due = {
  state: 'none' | 'waiting' | 'to_pay' | 'processing' | 'late' | 'interrupted'
  /** To be paid now, oldest period first: without what a bank is settling, and none while they are too little to be asked for. */
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

/** The job of the day looks at no contract that has ended. */
const refusalOf = (
  { refusedOn, dueOn }: OpenInvoice,
  { hasEnded, today }: { hasEnded: boolean; today: Day },
): Day | null => refusedOn ?? (hasEnded && dueOn !== null && dueOn < today ? addDays(dueOn, 1) : null)

/** An open page is replaced by the next one; what was sent to the bank waits for its answer. */
const isPayable = ({ attemptState }: OpenInvoice): boolean => attemptState === null || attemptState === 'open'
