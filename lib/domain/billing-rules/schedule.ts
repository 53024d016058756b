import type { Rhythm } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import { addDays, type Day, type Period, periodAt, periodOf, type Recurrence } from '../calendar'
import { daysIn, shareByDays } from './half-up'
import type { Contract, PendingChange, Terms } from './schema'

export const monthsOf = (paymentPlan: Rhythm): number => (paymentPlan === 'yearly' ? TERMS.yearMonths : 1)

export const recurrenceOf = (
  anchor: Day,
  { paymentPlan, skippedMonths }: Omit<Terms, 'plan' | 'priceCents'>,
) => ({ anchor, months: monthsOf(paymentPlan), skipped: skippedMonths }) satisfies Recurrence

/** The terms of a period that starts on a day. A notice drops what would take effect after it: pending moves and prices. */
export function termsOn(contract: Contract, firstDay: Day): Terms {
  const change = keptChange(contract)
  if (change && firstDay >= change.effectiveOn) return change
  const { priceChange } = contract
  const applies = priceChange && firstDay >= priceChange.effectiveOn && isKept(contract, priceChange)
  return applies ? { ...contract, priceCents: priceChange.priceCents } : contract
}

const isKept = ({ noticeOn }: Contract, { effectiveOn }: { effectiveOn: Day }) =>
  noticeOn === null || effectiveOn <= noticeOn

const keptChange = (contract: Contract): PendingChange | null =>
  contract.change && isKept(contract, contract.change) ? contract.change : null

/** The first day of a period, on or after a day, ignoring the contract's end. */
export function firstDayFrom(contract: Contract, day: Day): Day {
  const next = startFrom(recurrenceOf(contract.anchor, contract), day)
  const change = keptChange(contract)
  if (!change || next < change.effectiveOn) return next
  return startFrom(recurrenceOf(contract.anchor, change), day > change.effectiveOn ? day : change.effectiveOn)
}

/** Considers periods from number 0 on. */
export function startFrom(recurrence: Recurrence, day: Day): Day {
  const n = Math.max(0, periodOf(recurrence, day))
  const { first } = periodAt(recurrence, n)
  return first >= day ? first : periodAt(recurrence, n + 1).first
}

/** The first days of periods from one day to another, both included, up to the contract's end. */
export function firstDays(contract: Contract, from: Day, until: Day): Day[] {
  const end = contract.endsOn !== null && contract.endsOn < until ? contract.endsOn : until
  const days: Day[] = []
  for (let day = firstDayFrom(contract, from); day <= end; day = firstDayFrom(contract, addDays(day, 1)))
    days.push(day)
  return days
}

/** The whole period that contains a day, ignoring the contract's end. Days before a paid lead count as in it. Null before the
 *  first period. */
export function wholePeriodOn(contract: Contract, day: Day): Period | null {
  const recurrence = recurrenceOf(contract.anchor, termsOn(contract, day))
  const n = periodOf(recurrence, day)
  if (n >= 0) return periodAt(recurrence, n)
  const { leadFirst } = contract
  return leadFirst === null ? null : { first: leadFirst, last: addDays(periodAt(recurrence, 0).first, -1) }
}

/** The same, cut at the contract's end; null after it. */
export function periodOn(contract: Contract, day: Day): Period | null {
  const { endsOn } = contract
  if (endsOn !== null && day > endsOn) return null
  const period = wholePeriodOn(contract, day)
  return period && endsOn !== null && endsOn < period.last ? { ...period, last: endsOn } : period
}

/** The price of the period that starts on a day: pro rata when the contract ends within it. */
export function priceOn(contract: Contract, firstDay: Day): number {
  const { priceCents } = termsOn(contract, firstDay)
  const whole = wholePeriodOn(contract, firstDay)
  const { endsOn } = contract
  if (!whole || endsOn === null || endsOn >= whole.last) return priceCents
  return endsOn < whole.first ? 0 : shareByDays(priceCents, daysIn({ ...whole, last: endsOn }), whole)
}
