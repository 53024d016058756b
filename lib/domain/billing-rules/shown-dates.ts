import type { Day, Period } from '../calendar'
import { nextDebit, nextFirstDay } from './debits'
import { firstDayFrom, periodOn } from './schedule'
import type { Debit, SubscriptionFacts } from './schema'
import { interruptionDay, isInterrupted, serviceUntil, unpaidInvoices } from './standing'

export type ShownDates = {
  dueDate: Day
  nextDebit: Debit | null
  periodStart: Day | null
  periodEnd: Day | null
  /** While late or interrupted: the last day of service. */
  serviceUntil: Day | null
  noticeOn: Day | null
  endsOn: Day | null
}

/** The dates of a subscription as screens and the API show them. */
export function shownDates(facts: SubscriptionFacts, today: Day): ShownDates {
  const { contract } = facts
  const period = runningPeriod(facts, today)
  return {
    dueDate: dueDateOn(facts, today),
    nextDebit: isInterrupted(facts, today) ? null : nextDebit(facts, today),
    periodStart: period?.first ?? null,
    periodEnd: period?.last ?? null,
    serviceUntil: serviceUntil(facts, today),
    noticeOn: contract.noticeOn,
    endsOn: contract.endsOn,
  }
}

/** The period of a day; none starts while service is interrupted. */
function runningPeriod(facts: SubscriptionFacts, today: Day): Period | null {
  const period = periodOn(facts.contract, today)
  const interruption = interruptionDay(facts)
  if (!period || interruption === null || interruption > today || interruption > period.first) return period
  return facts.invoices.some(({ first }) => first === period.first) ? period : null
}

/** The plan's next first day; while something is unpaid, that of the oldest unpaid period; with none left, the last day. Lines
 *  with their own days do not count, so that a due date can be written back as an anchor. */
function dueDateOn(facts: SubscriptionFacts, today: Day): Day {
  const { contract } = facts
  const [oldest] = unpaidInvoices(facts.invoices)
  if (oldest) return oldest.first
  const { endsOn, writtenDueDate } = contract
  const next = nextFirstDay(facts, contract.suspendedOn ?? today)
  if (next === null) return endsOn ?? contract.anchor
  return writtenDueDate !== null && next === firstDayFrom(contract, contract.invoiceFrom)
    ? writtenDueDate
    : next
}
