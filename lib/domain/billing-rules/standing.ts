import type { ServiceStatus } from '../billing/schema'
import type { Day } from '../calendar'
import { isAsked } from './asked'
import type { Contract, PeriodInvoice, SubscriptionFacts } from './schema'
import { type Deadlines, deadlinesOf } from './unpaid'

type Facts = Pick<SubscriptionFacts, 'contract' | 'invoices'>

/** The unpaid period invoices, oldest period first, without those whose rest is too small to collect. */
export const unpaidInvoices = (invoices: readonly PeriodInvoice[]): PeriodInvoice[] =>
  invoices
    .filter((invoice) => invoice.kind === 'period' && invoice.status === 'issued' && isAsked(invoice))
    .sort((a, b) => (a.first < b.first ? -1 : 1))

/** The deadlines of the oldest unpaid period invoice that was refused, or of a `late` that an admin wrote; null without
 *  either. */
export function runningDeadlines({ contract, invoices }: Facts): Deadlines | null {
  const oldest = unpaidInvoices(invoices).find(({ refusedOn }) => refusedOn !== null)
  if (oldest?.refusedOn) return deadlinesOf(oldest.refusedOn, oldest.paymentPlan)
  return contract.lateSince ? deadlinesOf(contract.lateSince, contract.paymentPlan) : null
}

/** While something is unpaid: the last day of service, or the contract's own if earlier; null otherwise, and after the
 *  contract. */
export function serviceUntil(facts: Facts, today: Day): Day | null {
  const day = runningDeadlines(facts)?.lastServiceDay ?? null
  const { endsOn } = facts.contract
  if (day === null || hasEnded(facts.contract, today)) return null
  return endsOn !== null && endsOn < day ? endsOn : day
}

/** The first day without service, for non-payment or by an admin's entry, even if still to come. */
export function interruptionDay(facts: Facts): Day | null {
  const unpaid = runningDeadlines(facts)?.interruptedOn ?? null
  const { suspendedOn } = facts.contract
  if (unpaid === null || suspendedOn === null) return unpaid ?? suspendedOn
  return unpaid < suspendedOn ? unpaid : suspendedOn
}

export function isInterrupted(facts: Facts, today: Day): boolean {
  const day = interruptionDay(facts)
  return day !== null && day <= today
}

export const hasEnded = ({ endsOn }: Contract, today: Day): boolean => endsOn !== null && today > endsOn

export function standingOn(facts: Facts, today: Day): ServiceStatus {
  if (hasEnded(facts.contract, today) || isInterrupted(facts, today)) return 'inactive'
  return runningDeadlines(facts) && facts.contract.toleratedSince === null ? 'late' : 'active'
}
