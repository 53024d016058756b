import { addDays, addMonths, type Day, type Period } from '../calendar'
import { daysIn } from './half-up'
import { periodOn, termsOn, wholePeriodOn } from './schedule'
import type { ClientKind, SubscriptionFacts } from './schema'

/** The earliest and latest moment of the notice before a paid year ends. */
const EARLIEST_DAYS = 75
const LATEST_MONTHS = 1
/** How long before a new year every client learns the amount of its debit. */
const ANNOUNCED_DAYS = 30

/** When the mail of article L. 215-1 of the Code de la consommation may go out: before a paid year ends, the client learns the
 *  last day to refuse the next one. */
export type RenewalNotice = { from: Day; latest: Day; refuseUntil: Day }

export const renewalNoticeOf = ({ last }: Period): RenewalNotice => ({
  from: addDays(last, -EARLIEST_DAYS),
  latest: addMonths(last, -LATEST_MONTHS),
  refuseUntil: last,
})

/** The longest period of a monthly contract. */
const MONTH_DAYS = 31

/** The paid year that contains a day; null in a monthly period, and after the end. */
export function paidYearOn(facts: SubscriptionFacts, day: Day): Period | null {
  const period = periodOn(facts.contract, day)
  return period && isYear(facts, period) ? period : null
}

/** The paid year before the one that contains a day, if the contract was renewed after it. */
export function previousPaidYear(facts: SubscriptionFacts, day: Day): Period | null {
  const year = paidYearOn(facts, day)
  const former = year && wholePeriodOn(facts.contract, addDays(year.first, -1))
  return former && former.last < year.first && isYear(facts, former) ? former : null
}

/** Whether a period is a paid year. A period without an invoice is judged by its length, because the payment plan may have changed
 *  since. */
function isYear({ contract, invoices }: SubscriptionFacts, period: Period): boolean {
  const invoice = invoices.find(({ kind, first }) => kind === 'period' && first === period.first)
  if (invoice) return invoice.paymentPlan === 'yearly'
  return termsOn(contract, period.first).paymentPlan === 'yearly' && daysIn(period) > MONTH_DAYS
}

/** The day from which the debit of a new year is announced. */
export const debitAnnouncedFrom = (firstDay: Day): Day => addDays(firstDay, -ANNOUNCED_DAYS)

/** Whether a client may end a renewed year at any time because the renewal notice was not sent in time.
 *  `previousPaidYear`: the year before the renewal. */
export function mayEndAtOnce({
  kind,
  previousPaidYear,
  sentOn,
  today,
}: {
  kind: ClientKind
  previousPaidYear: Period
  sentOn: Day | null
  today: Day
}): boolean {
  if (kind === 'professional' || today <= previousPaidYear.last) return false
  const { from, latest } = renewalNoticeOf(previousPaidYear)
  return sentOn === null || sentOn < from || sentOn > latest
}
