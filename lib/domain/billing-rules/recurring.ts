import { CMS_LICENCE, type PlanKey } from '@/content/plan-facts'
import { addDays, type Day, type Period, periodAt, periodOf } from '../calendar'
import { daysIn, shareByDays } from './half-up'
import { debitAnnouncedFrom } from './renewal-notice'
import { chargedCents } from './reverse-charge'
import { recurrenceOf, startFrom, termsOn } from './schedule'
import type { Contract, RecurringLine, SubscriptionFacts } from './schema'
import { interruptionDay } from './standing'

/** The contract that a line belongs to; null without a subscription. */
type LineContract = Contract | null

const cycleOf = ({ anchor, paymentPlan }: RecurringLine) =>
  recurrenceOf(anchor, { paymentPlan, skippedMonths: 0 })

/** The last day of a line: its own, or its contract's if that comes first. */
export function lastDayOf({ endsOn }: RecurringLine, contract: LineContract): Day | null {
  const end = contract?.endsOn ?? null
  if (endsOn === null || end === null) return endsOn ?? end
  return endsOn < end ? endsOn : end
}

/** The first day, on or after `from`, of the line's next period that has not begun; null if none is left before its end. */
export function nextLineDay(line: RecurringLine, contract: LineContract, from: Day): Day | null {
  const day = startFrom(cycleOf(line), line.nextOn > from ? line.nextOn : from)
  const last = lastDayOf(line, contract)
  if (last !== null && day > last) return null
  // After a notice no new year begins.
  const noticeOn = contract?.noticeOn ?? null
  return line.paymentPlan === 'yearly' && noticeOn !== null && day > noticeOn ? null : day
}

const wholePeriodOf = (line: RecurringLine, first: Day): Period => {
  const cycle = cycleOf(line)
  return periodAt(cycle, periodOf(cycle, first))
}

/** The period of a line that starts on a day, cut at its end. */
export function linePeriod(line: RecurringLine, contract: LineContract, first: Day): Period {
  const whole = wholePeriodOf(line, first)
  const last = lastDayOf(line, contract)
  return last !== null && last < whole.last ? { ...whole, last } : whole
}

/** Whether a plan's price includes the CMS licence. */
export const includesLicence = (plan: PlanKey): boolean =>
  (CMS_LICENCE.includedIn as readonly PlanKey[]).includes(plan)

/** The price in cents of the line's period that starts on a day: pro rata when the line ends within it, zero where the plan
 *  includes it. */
export function linePrice(line: RecurringLine, contract: LineContract, first: Day): number {
  if (line.kind === 'cms_licence' && contract && includesLicence(termsOn(contract, first).plan)) return 0
  const { priceChange } = line
  const cents = priceChange && first >= priceChange.effectiveOn ? priceChange.priceCents : line.priceCents
  const period = linePeriod(line, contract, first)
  const whole = wholePeriodOf(line, first)
  return period.last === whole.last ? cents : shareByDays(cents, daysIn(period), whole)
}

/** The next year of a yearly line and its price in cents, from thirty days before it begins. Null for the first year, which the mail
 *  about the new line announced, for a free year, and during an interruption. */
export function lineRenewal(
  line: RecurringLine,
  facts: Pick<SubscriptionFacts, 'contract' | 'invoices'> | null,
  { today, owesVat }: { today: Day; owesVat?: boolean | undefined },
): { first: Day; totalCents: number } | null {
  const interruption = facts && interruptionDay(facts)
  if (line.paymentPlan !== 'yearly' || (interruption != null && interruption <= today)) return null
  const contract = facts?.contract ?? null
  const first = nextLineDay(line, contract, addDays(today, 1))
  if (first === null || first === line.anchor || today < debitAnnouncedFrom(first)) return null
  const { vatPermille } = line
  const totalCents = chargedCents(owesVat, first, {
    unitCents: linePrice(line, contract, first),
    vatPermille,
  })
  return totalCents > 0 ? { first, totalCents } : null
}

/** The line's periods that begin now, and the day from which to look for the next one. */
export type LineProgress = { firstDays: Day[]; nextOn: Day }

/** The first days up to today, oldest first. No period begins during an interruption; when service resumes, only the period then
 *  running begins. `facts`: null without a subscription. */
export function lineProgress(
  line: RecurringLine,
  facts: Pick<SubscriptionFacts, 'contract' | 'invoices'> | null,
  today: Day,
): LineProgress {
  const contract = facts?.contract ?? null
  const interruption = facts && interruptionDay(facts)
  const isInterrupted = interruption != null && interruption <= today
  const until = isInterrupted ? addDays(interruption, -1) : today
  const days: Day[] = []
  for (
    let day = nextLineDay(line, contract, line.nextOn);
    day !== null && day <= until;
    day = nextLineDay(line, contract, addDays(day, 1))
  )
    days.push(day)
  const begun = days.at(-1)
  const nextOn = begun === undefined ? line.nextOn : addDays(begun, 1)
  if (!isInterrupted || line.anchor > today) return { firstDays: days, nextOn }
  const running = wholePeriodOf(line, today).first
  return { firstDays: days, nextOn: running > nextOn ? running : nextOn }
}
