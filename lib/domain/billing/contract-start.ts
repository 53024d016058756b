import type { SubscriptionFacts } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { SubscriptionRow } from './contract'

/** The first day of a contract, or the earliest known of it: no notice is older. */
export function startOf(
  { concludedOn, createdAt }: SubscriptionRow,
  { contract: { anchor, leadFirst }, invoices }: SubscriptionFacts,
): Day {
  const days = [leadFirst, anchor, parisDay(createdAt), ...invoices.map(({ first }) => first)]
  return concludedOn ?? days.filter((day) => day !== null).sort()[0] ?? anchor
}
