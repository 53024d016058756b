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
  if (mayEndAtOnce) {
    const paid = refundsAfter(facts.invoices, on).filter(({ isPaid }) => isPaid)
    const refundCents = paid.reduce((sum, { cents }) => sum + cents, 0)
    return { noticeEnds: on, lastDay: on, refundCents, debits: [] }
  }
  const lastDay = lastDayByNotice(facts, on)
  const asked = { ...facts.contract, noticeOn: on, endsOn: lastDay }
  return { noticeEnds: noticeEnds(on), lastDay, refundCents: 0, debits: debitsLeft(facts, asked, on) }
}

function debitsLeft(facts: SubscriptionFacts, contract: Contract, from: Day): Debit[] {
  if (isInterrupted(facts, from) || contract.endsOn === null) return []
  return debitsBetween({ ...facts, contract }, from, contract.endsOn)
}
