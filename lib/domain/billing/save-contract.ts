import { eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import type { Contract, SubscriptionFacts } from '../billing-rules/schema'
import { shownDates } from '../billing-rules/shown-dates'
import { standingOn } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import { contractColumns, type SubscriptionRow } from './contract'
import type { CoveredWebsite, LockedSubscription } from './lock-subscription'
import { nextStanding } from './next-standing'
import { rankClients } from './rank-clients'
import { readFacts } from './read-facts'
import type { ServiceStatus } from './schema'

type Besides = Partial<
  Pick<
    SubscriptionRow,
    | 'clientId'
    | 'name'
    | 'endReason'
    | 'providerEndsOn'
    | 'providerEndReason'
    | 'endedAt'
    | 'announcedPriceReason'
    | 'decidedOn'
    | 'processedAt'
  >
>

export type Saved = { subscription: SubscriptionRow; facts: SubscriptionFacts }

/** Writes a locked subscription's contract and what follows today from it and the invoices: due date, status, the status of
 *  covered websites, the ranks of its client's tickets. */
export async function saveContract(
  tx: Tx,
  { subscription: before, covered }: LockedSubscription,
  contract: Contract,
  besides: Besides = {},
): Promise<Saved> {
  const today = parisDay(tx.now())
  const facts = { ...(await readFacts(tx, before)), contract }
  const status = standingOn(facts, today)
  const { dueDate } = shownDates(facts, today)
  const [subscription] = await tx.db
    .update(subscriptions)
    .set({
      ...(contract.priceChange === null && { announcedPriceReason: null }),
      ...besides,
      ...contractColumns(contract),
      ...{ status, dueDate },
    })
    .where(eq(subscriptions.id, before.id))
    .returning()
  if (!subscription) throw new Error('The subscription vanished while it was locked')
  if (status !== before.status) await switchCovered(tx, covered, status)
  if (status !== before.status || contract.plan !== before.plan || subscription.clientId !== before.clientId)
    await rankClients(tx, before.clientId, subscription.clientId)
  return { subscription, facts }
}

/** Applies the subscription's standing to its websites, except those that the owner or the agency took offline. */
export async function switchCovered(
  tx: Tx,
  covered: readonly CoveredWebsite[],
  status: ServiceStatus,
): Promise<void> {
  for (const { id, ...before } of covered) {
    const after = nextStanding(before, status)
    if (!after) continue
    await tx.db.update(websites).set(after).where(eq(websites.id, id))
    await tx.audit({
      action: 'website.changed',
      subject: { type: 'website', id },
      before: { status: before.status, inactiveBy: before.inactiveBy },
      after,
    })
  }
}
