import { TERMS } from '@/content/terms'
import { addDays, addMonths, type Day, type Period } from '../calendar'
import { periodOn, termsOn, wholePeriodOn } from './schedule'
import type { Contract, SubscriptionFacts } from './schema'
import { hasEnded, interruptionDay, isInterrupted, unpaidInvoices } from './standing'

/** N, the day on which a notice given on a day ends. */
export const noticeEnds = (noticeOn: Day): Day => addMonths(noticeOn, TERMS.noticeMonths)

/** The last day of a contract whose client gives notice on a day. Monthly, the period that contains the notice's end is the last;
 *  yearly, the year that contains the notice. `wishedOn`: a later day that the client requests; its period is the last. */
export function lastDayByNotice(facts: SubscriptionFacts, noticeOn: Day, wishedOn: Day | null = null): Day {
  const { contract } = facts
  if (isInterrupted(facts, noticeOn)) return lastDayWhileInterrupted(facts, noticeOn)
  const held = { ...contract, noticeOn }
  const { paymentPlan } = termsOn(held, noticeOn)
  const earliest = paymentPlan === 'yearly' ? noticeOn : noticeEnds(noticeOn)
  const day = wishedOn !== null && wishedOn > earliest ? wishedOn : earliest
  return within(contract, wholePeriodOn(held, day)?.last ?? noticeOn)
}

/** An end that the provider announced comes first. */
const within = ({ endsOn, noticeOn }: Contract, lastDay: Day): Day =>
  noticeOn === null && endsOn !== null && endsOn < lastDay ? endsOn : lastDay

/** No more debits: the last day of the unpaid period, or the day of the notice if that period is over. */
function lastDayWhileInterrupted(facts: SubscriptionFacts, noticeOn: Day): Day {
  const unpaid = unpaidInvoices(facts.invoices).map(({ last }) => last)
  const last = unpaid.length > 0 ? unpaid.toSorted().at(-1) : interruptedPeriod(facts)?.last
  return within(facts.contract, last !== undefined && last > noticeOn ? last : noticeOn)
}

/** The last period that had begun when service was interrupted. */
function interruptedPeriod(facts: SubscriptionFacts): Period | null {
  const day = interruptionDay(facts)
  if (day === null) return null
  const invoiced = facts.invoices.find(({ first, last }) => first <= day && day <= last)
  return invoiced ?? periodOn(facts.contract, addDays(day, -1))
}

/** The contract after notice is given. */
export const withNotice = (
  facts: SubscriptionFacts,
  noticeOn: Day,
  wishedOn: Day | null = null,
): Contract => ({
  ...facts.contract,
  noticeOn,
  endsOn: lastDayByNotice(facts, noticeOn, wishedOn),
})

/** A notice can be revoked until the last day. */
export const isRevocable = (contract: Contract, today: Day): boolean =>
  contract.noticeOn !== null && !hasEnded(contract, today)

/** During a notice, an interruption that outlasts its period ends the contract on that period's last day; null otherwise. A
 *  notice given after that day has its own end. */
export function endByInterruption(facts: SubscriptionFacts, today: Day): Day | null {
  const { noticeOn } = facts.contract
  if (noticeOn === null || !isInterrupted(facts, today)) return null
  const last = interruptedPeriod(facts)?.last
  return last !== undefined && last >= noticeOn && today > last ? last : null
}
