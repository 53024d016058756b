import { addDays, type Day } from '../calendar'
import { chargedOn, nextFirstDay } from './debits'
import { debitAnnouncedFrom, paidYearOn, renewalNoticeOf } from './renewal-notice'
import { termsOn } from './schedule'
import type { ClientKind, SubscriptionFacts } from './schema'
import { shownDates } from './shown-dates'
import { hasEnded, isInterrupted, runningDeadlines, serviceUntil, unpaidInvoices } from './standing'

/** `kind` and `about` together identify a reminder. */
export type Reminder =
  /** Article L. 215-1 of the Code de la consommation. `about`: the last day to refuse the next year. */
  | { kind: 'renewal_right'; about: Day }
  /** `about`: the first day of the year. */
  | { kind: 'renewal'; about: Day; totalCents: number }
  /** `about`: the day of the first refusal. */
  | { kind: 'unpaid'; about: Day; totalCents: number; lastServiceDay: Day }

type Due = { facts: SubscriptionFacts; kind: ClientKind; today: Day }

/** The reminders due on a day, sent or not: also those missed on earlier days, as long as they are in time. */
export function remindersDue(due: Due): Reminder[] {
  if (hasEnded(due.facts.contract, due.today)) return []
  return [renewalRight(due), renewal(due), unpaid(due)].filter((reminder) => reminder !== null)
}

/** The renewal notice that a client is entitled to. `isDue`: it may be sent; `isMissed`: it is too late. */
export type RenewalRight = { from: Day; latest: Day; refuseUntil: Day; isDue: boolean; isMissed: boolean }

/** For the running paid year, if another one follows. */
export function renewalRightOn({ facts, kind, today }: Due): RenewalRight | null {
  if (kind === 'professional') return null
  const year = runningYear(facts, today)
  if (!year || !isFollowed(facts, year.last)) return null
  const notice = renewalNoticeOf(year)
  return {
    ...notice,
    isDue: notice.from <= today && today <= notice.latest,
    isMissed: today > notice.latest,
  }
}

/** No period runs while service is interrupted. */
const runningYear = (facts: SubscriptionFacts, today: Day) =>
  shownDates(facts, today).periodStart === null ? null : paidYearOn(facts, today)

const isFollowed = ({ contract }: SubscriptionFacts, last: Day): boolean =>
  (contract.endsOn === null || contract.endsOn > last) &&
  termsOn(contract, addDays(last, 1)).paymentPlan === 'yearly'

function renewalRight(due: Due): Reminder | null {
  const right = renewalRightOn(due)
  return right?.isDue ? { kind: 'renewal_right', about: right.refuseUntil } : null
}

function renewal({ facts, today }: Due): Reminder | null {
  const year = runningYear(facts, today)
  if (!year || !isFollowed(facts, year.last) || isInterrupted(facts, today)) return null
  const about = nextFirstDay(facts, addDays(today, 1))
  if (about === null || today < debitAnnouncedFrom(about)) return null
  return { kind: 'renewal', about, totalCents: chargedOn(facts, about) }
}

function unpaid({ facts, today }: Due): Reminder | null {
  const deadlines = runningDeadlines(facts)
  const open = unpaidInvoices(facts.invoices)
  const about = open.find(({ refusedOn }) => refusedOn !== null)?.refusedOn
  if (!deadlines || !about) return null
  const { reminderOn } = deadlines
  const lastServiceDay = serviceUntil(facts, today)
  if (lastServiceDay === null || today < reminderOn || today > lastServiceDay) return null
  const totalCents = open.reduce((sum, invoice) => sum + invoice.totalCents - invoice.creditedCents, 0)
  return { kind: 'unpaid', about, totalCents, lastServiceDay }
}
