import { nextFirstDay } from '../billing-rules/debits'
import { withDueDate } from '../billing-rules/due-date'
import type { Contract, SubscriptionFacts } from '../billing-rules/schema'
import { hasEnded } from '../billing-rules/standing'
import { type WrittenStatus, writeStatus } from '../billing-rules/written-status'
import { type Day, toDay } from '../calendar'
import { DomainError } from '../errors'
import { contractOf, type SubscriptionRow } from './contract'
import type { SubscriptionInput } from './schema'

type Changed = Partial<SubscriptionInput>

const ENDED = 'Cet abonnement a pris fin\u00a0: il ne peut plus être modifié.'
const AUTOMATIC =
  'Cet abonnement est débité automatiquement\u00a0: changez sa formule ou annoncez un nouveau prix au lieu d’écrire ces champs.'

/** `conflict` for fields that the agency may not write: after the end, and with automatic payments. */
export function refuseUnwritable(subscription: SubscriptionRow, changed: Changed, today: Day): void {
  const { clientId: _client, name: _name, ...terms } = changed
  if (Object.keys(terms).length === 0) return
  if (hasEnded(contractOf(subscription), today)) throw new DomainError('conflict', ENDED)
  if (subscription.collection === 'automatic') throw new DomainError('conflict', AUTOMATIC)
}

/** A contract with the fields that an admin wrote. A new rhythm begins with the next period; a written price replaces an
 *  announced one, a plan or rhythm replaces a pending move. */
export function writeOver(facts: SubscriptionFacts, changed: Changed, today: Day): WrittenStatus {
  const contract = withTerms(withWrittenDueDate(facts, changed, today), changed)
  if (changed.status === undefined) return { contract, restartedInvoiceId: null }
  return writeStatus({ ...facts, contract }, changed.status, today)
}

function withWrittenDueDate(
  facts: SubscriptionFacts,
  { dueDate, paymentPlan }: Changed,
  today: Day,
): Contract {
  const { contract } = facts
  if (dueDate !== undefined) return withDueDate(contract, toDay(dueDate), today)
  if (paymentPlan === undefined) return contract
  // The running period keeps its end: periods of the new length are counted from the day after it.
  const next = nextFirstDay(facts, contract.suspendedOn ?? today)
  return next === null ? contract : withDueDate(contract, next, today)
}

function withTerms(contract: Contract, { plan, paymentPlan, priceCents }: Changed): Contract {
  return {
    ...contract,
    plan: plan ?? contract.plan,
    paymentPlan: paymentPlan ?? contract.paymentPlan,
    priceCents: priceCents ?? contract.priceCents,
    priceChange: priceCents === undefined ? contract.priceChange : null,
    change: plan === undefined && paymentPlan === undefined ? contract.change : null,
  }
}
