import { addDays, type Day } from '../calendar'
import { firstDayFrom, firstDays, priceOn, recurrenceOf, startFrom } from './schedule'
import type { Debit, RecurringLine, SubscriptionFacts } from './schema'
import { interruptionDay } from './standing'

/** The first days up to today that have no invoice yet, oldest first: what to invoice now. An invoice that was cancelled is
 *  not written again. No period starts while service is interrupted. */
export function firstDaysToInvoice(facts: SubscriptionFacts, today: Day): Day[] {
  const interruption = interruptionDay(facts)
  const until = interruption !== null && interruption <= today ? addDays(interruption, -1) : today
  return uninvoiced(facts, facts.contract.invoiceFrom, until)
}

function uninvoiced({ contract, invoices }: SubscriptionFacts, from: Day, until: Day): Day[] {
  const written = new Set(invoices.filter(({ kind }) => kind === 'period').map(({ first }) => first))
  const start = from > contract.invoiceFrom ? from : contract.invoiceFrom
  return firstDays(contract, start, until).filter((day) => !written.has(day))
}

/** What is not issued yet from one day to another, recurring lines included, up to the contract's end. */
export function debitsBetween(facts: SubscriptionFacts, from: Day, until: Day): Debit[] {
  const { contract, lines } = facts
  const sums = new Map<Day, number>()
  const add = (day: Day, cents: number) => sums.set(day, (sums.get(day) ?? 0) + cents)
  for (const day of uninvoiced(facts, from, until)) add(day, priceOn(contract, day))
  const end = contract.endsOn !== null && contract.endsOn < until ? contract.endsOn : until
  for (const line of lines) {
    if (line.priceCents === 0) continue
    for (let day = nextOfLine(facts, line, from); day <= end; day = nextOfLine(facts, line, addDays(day, 1)))
      add(day, line.priceCents)
  }
  return [...sums]
    .map(([date, amountCents]) => ({ date, amountCents }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** After every day: a line whose next year would begin in notice. */
const NEVER: Day = '9999-12-31'

function nextOfLine({ contract }: SubscriptionFacts, line: RecurringLine, from: Day): Day {
  const after = line.invoicedOn !== null && line.invoicedOn >= from ? addDays(line.invoicedOn, 1) : from
  const day = startFrom(recurrenceOf(line.anchor, { ...line, skippedMonths: 0 }), after)
  // A notice begins no new year.
  const isDropped = line.paymentPlan === 'yearly' && contract.noticeOn !== null && day > contract.noticeOn
  return isDropped ? NEVER : day
}

/** The first debit from a day on; null when none is left before the contract's end. */
export function nextDebit(facts: SubscriptionFacts, from: Day): Debit | null {
  const lines = facts.lines.filter(({ priceCents }) => priceCents > 0)
  const days = [nextFirstDay(facts, from), ...lines.map((line) => nextOfLine(facts, line, from))]
  const [date] = days.filter((day) => day !== null).sort()
  return date === undefined ? null : (debitsBetween(facts, date, date)[0] ?? null)
}

/** The next first day of the plan that has no invoice; null when none is left before the contract's end. */
export function nextFirstDay(facts: SubscriptionFacts, from: Day): Day | null {
  const { contract } = facts
  const start = from > contract.invoiceFrom ? from : contract.invoiceFrom
  const next = firstDayFrom(contract, start)
  const isWritten = facts.invoices.some(({ kind, first }) => kind === 'period' && first === next)
  const day = isWritten ? firstDayFrom(contract, addDays(next, 1)) : next
  return contract.endsOn !== null && day > contract.endsOn ? null : day
}
