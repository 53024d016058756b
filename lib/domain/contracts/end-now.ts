import { and, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { SubscriptionRow } from '../billing/contract'
import { creditAfterEnd } from '../billing/credit-after-end'
import { dropMoves } from '../billing/drop-moves'
import type { LockedSubscription } from '../billing/lock-subscription'
import { saveContract } from '../billing/save-contract'
import type { DayRefund } from '../billing-rules/provider-end'
import type { SubscriptionFacts } from '../billing-rules/schema'
import type { Day } from '../calendar'
import type { Tx } from '../context'

type End = {
  facts: SubscriptionFacts
  /** The last day of the contract. */
  day: Day
  noticeOn: Day | null
  reason: 'notice' | 'withdrawal'
  refunds: readonly DayRefund[]
  /** The reason on the credit notes. */
  words?: string
}

/** Ends a locked subscription at its client's request, immediately and irrevocably. Invoices that were never issued are
 *  dropped. */
export async function endNow(
  tx: Tx,
  locked: LockedSubscription,
  { facts, day, noticeOn, reason, refunds, words }: End,
): Promise<{ subscription: SubscriptionRow; refundCents: number }> {
  const { id } = locked.subscription
  await dropMoves(tx, id)
  await tx.db
    .update(invoices)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(invoices.subscriptionId, id),
        inArray(invoices.purpose, ['period', 'recurring']),
        eq(invoices.status, 'draft'),
      ),
    )
  await creditAfterEnd(tx, locked.subscription, refunds, words)
  const contract = { ...facts.contract, noticeOn, endsOn: day, change: null }
  const { subscription } = await saveContract(tx, locked, contract, {
    endReason: reason,
    // This end stands whatever happens to the notice.
    ...{ providerEndsOn: day, providerEndReason: reason },
  })
  const paid = refunds.filter(({ isPaid }) => isPaid)
  return { subscription, refundCents: paid.reduce((sum, { cents }) => sum + cents, 0) }
}
