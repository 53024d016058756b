import type { Day } from '../calendar'
import { debitsBetween } from './debits'
import { lastDayByNotice, noticeEnds } from './notice'
import { refundsAfter } from './provider-end'
import type { Contract, Debit, SubscriptionFacts } from './schema'
import { isInterrupted } from './standing'

export type TerminationPreview = { noticeEnds: Day; lastDay: Day; refundCents: number; debits: Debit[] }

/** What a notice on a day would mean; in notice, the running dates. `mayEndAtOnce`: the reminder of the renewal was missed
 *  (`mayEndAtOnce`), and the contract would end that day. */
export function previewTermination(
  facts: SubscriptionFacts,
  { on, mayEndAtOnce }: { on: Day; mayEndAtOnce: boolean },
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
    return { noticeEnds: on, lastDay: on, refundCents: refundCentsAfter(facts, on), debits: [] }
  const lastDay = lastDayByNotice(facts, on)
  const asked = { ...facts.contract, noticeOn: on, endsOn: lastDay }
  return {
    noticeEnds: noticeEnds(on),
    lastDay,
    refundCents: refundCentsAfter(facts, lastDay),
    debits: debitsLeft(facts, asked, on),
  }
}

/** Paid days after a last day, as of a notice that is recorded late. Those after an end that the agency announced were refunded
 *  then. */
function refundCentsAfter({ contract, invoices }: SubscriptionFacts, lastDay: Day): number {
  if (contract.endsOn !== null) return 0
  const paid = refundsAfter(invoices, lastDay).filter(({ isPaid }) => isPaid)
  return paid.reduce((sum, { cents }) => sum + cents, 0)
}

function debitsLeft(facts: SubscriptionFacts, contract: Contract, from: Day): Debit[] {
  if (isInterrupted(facts, from) || contract.endsOn === null) return []
  return debitsBetween({ ...facts, contract }, from, contract.endsOn)
}
