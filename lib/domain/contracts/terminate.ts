import type { SubscriptionRow } from '../billing/contract'
import { recordNotice } from '../billing/give-notice'
import { lockSubscription } from '../billing/lock-subscription'
import { readMayEndAtOnce } from '../billing/may-end-at-once'
import { readContract } from '../billing/read-contract'
import { readFacts } from '../billing/read-facts'
import type { Subscription } from '../billing/schema'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { recordEndAtOnce } from './end-at-once'

/** Ends a contract as its preview says: at once where the client may, otherwise by notice. `on`: the agency records an earlier
 *  request. */
export async function terminate(
  ctx: Context,
  { id, on }: { id: number; on?: Day | undefined },
): Promise<Subscription> {
  await readContract(ctx, id)
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction((tx) => recordTermination(tx, { id, on }))
}

type Termination = { id: number; on?: Day | undefined; wishedOn?: Day | null; replacesLater?: boolean }

/** The same within a transaction. `wishedOn`: a later day that the client requests. */
export async function recordTermination(tx: Tx, termination: Termination): Promise<SubscriptionRow> {
  const { id, on, wishedOn = null } = termination
  const { subscription } = await lockSubscription(tx, id)
  const day = on ?? parisDay(tx.now())
  const isOpen = subscription.noticeOn === null && subscription.providerEndsOn === null
  if (isOpen) {
    const facts = await readFacts(tx, subscription)
    if (await readMayEndAtOnce(tx, subscription, { facts, on: day }))
      return recordEndAtOnce(tx, { id, on, wishedOn })
  }
  return recordNotice(tx, termination)
}
