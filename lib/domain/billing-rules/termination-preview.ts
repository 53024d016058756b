import type { Day } from '../calendar'
import { debitsBetween } from './debits'
import { lastDayByNotice, noticeEnds } from './notice'
import { type DayInvoice, refundsAfter } from './provider-end'
import type { Contract, Debit, SubscriptionFacts } from './schema'
import { isInterrupted } from './standing'

export type TerminationPreview = { noticeEnds: Day; lastDay: Day; refundCents: number; debits: Debit[] }

type Asked = {
  on: Day
  mayEndAtOnce: boolean
  lines?: readonly DayInvoice[]
  wishedOn?: Day | null
}

/** The effects of a notice on a day; during a notice, the current dates. `mayEndAtOnce`: the renewal reminder was missed (see
 *  `mayEndAtOnce` in renewal-notice.ts), so the contract would end that day and the rest of its recurring `lines` is refunded
 *  too. `wishedOn`: a later day that the client requests. */
export function previewTermination(
  facts: SubscriptionFacts,
  { on, mayEndAtOnce, lines = [], wishedOn = null }: Asked,
): TerminationPreview {
  const { noticeOn, endsOn } = facts.contract
  if (noticeOn !== null && endsOn !== null)
    return {
      noticeEnds: noticeEnds(noticeOn),
      lastDay: endsOn,
      refundCents: 0,
      debits: debitsLeft(facts, facts.contract, on),
    }
  if (mayEndAtOnce)
    return {
      ...{ noticeEnds: on, lastDay: on, debits: [] },
      refundCents: refundCentsAfter(facts, on, lines),
    }
  const lastDay = lastDayByNotice(facts, on, wishedOn)
  const asked = { ...facts.contract, noticeOn: on, endsOn: lastDay }
  return {
    noticeEnds: noticeEnds(on),
    lastDay,
    refundCents: refundCentsAfter(facts, lastDay),
    debits: debitsLeft(facts, asked, on),
  }
}

/** Refund of the paid days after a last day, as for a notice that is recorded late. Days after an end that the agency announced
 *  were refunded then. */
function refundCentsAfter(
  { contract, invoices }: SubscriptionFacts,
  lastDay: Day,
  lines: readonly DayInvoice[] = [],
): number {
  if (contract.endsOn !== null) return 0
  const paid = refundsAfter([...invoices, ...lines], lastDay).filter(({ isPaid }) => isPaid)
  return paid.reduce((sum, { cents }) => sum + cents, 0)
}

/** The debits that an ending contract still owes from a day on. */
export function debitsLeft(facts: SubscriptionFacts, contract: Contract, from: Day): Debit[] {
  if (isInterrupted(facts, from) || contract.endsOn === null) return []
  return debitsBetween({ ...facts, contract }, from, contract.endsOn)
}
