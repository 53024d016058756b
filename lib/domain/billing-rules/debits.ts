import { PLAN_FACTS } from '@/content/plan-facts'
import { addDays, type Day } from '../calendar'
import { linePrice, nextLineDay } from './recurring'
import { chargedCents } from './reverse-charge'
import { firstDayFrom, firstDays, priceOn, termsOn } from './schedule'
import type { Contract, Debit, RecurringLine, SubscriptionFacts } from './schema'
import { interruptionDay } from './standing'

/** The first days up to today without an invoice, oldest first: what to invoice now. A cancelled invoice is not written again. No
 *  period starts while service is interrupted. */
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

/** The amount invoiced for the period that starts on a day. */
export function chargedOn({ contract, owesVat }: Omit<SubscriptionFacts, 'invoices'>, day: Day): number {
  const { vatPermille } = PLAN_FACTS[termsOn(contract, day).plan]
  return chargedCents(owesVat, day, { unitCents: priceOn(contract, day), vatPermille })
}

/** The debits not issued yet from one day to another, recurring lines included, up to the contract's end. */
export function debitsBetween(facts: SubscriptionFacts, from: Day, until: Day): Debit[] {
  const { contract, lines, owesVat } = facts
  const sums = new Map<Day, number>()
  const add = (day: Day, cents: number) => sums.set(day, (sums.get(day) ?? 0) + cents)
  for (const day of uninvoiced(facts, from, until)) add(day, chargedOn(facts, day))
  for (const line of lines)
    for (const { date, amountCents } of lineDebits(line, contract, { from, until, owesVat }))
      add(date, amountCents)
  return [...sums]
    .map(([date, amountCents]) => ({ date, amountCents }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** A line's debits from one day to another, without free periods; `contract`: null without a subscription. */
export function lineDebits(
  line: RecurringLine,
  contract: Contract | null,
  { from, until, owesVat }: { from: Day; until: Day; owesVat?: boolean | undefined },
): Debit[] {
  const debits: Debit[] = []
  for (
    let date = nextLineDay(line, contract, from);
    date !== null && date <= until;
    date = nextLineDay(line, contract, addDays(date, 1))
  ) {
    const { vatPermille } = line
    const unitCents = linePrice(line, contract, date)
    debits.push({ date, amountCents: chargedCents(owesVat, date, { unitCents, vatPermille }) })
  }
  return debits.filter(({ amountCents }) => amountCents > 0)
}

/** The first debit from a day on; null when none is left before the contract's end. */
export function nextDebit(facts: SubscriptionFacts, from: Day): Debit | null {
  const lines = facts.lines.map((line) => nextPaidDay(facts.contract, line, from))
  const [date] = [nextFirstDay(facts, from), ...lines].filter((day) => day !== null).sort()
  return date === undefined ? null : (debitsBetween(facts, date, date)[0] ?? null)
}

/** Skips the days that the plan pays; a pending move may end that. */
function nextPaidDay(contract: Contract, line: RecurringLine, from: Day): Day | null {
  const after = contract.change && contract.change.effectiveOn > from ? contract.change.effectiveOn : from
  const days = [from, after].map((day) => nextLineDay(line, contract, day))
  return days.find((day) => day !== null && linePrice(line, contract, day) > 0) ?? null
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
