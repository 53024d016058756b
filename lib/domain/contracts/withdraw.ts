import type { SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { type LockedSubscription, lockSubscription } from '../billing/lock-subscription'
import { readFacts } from '../billing/read-facts'
import type { Subscription } from '../billing/schema'
import { addEntry } from '../billing/timeline'
import type { DayRefund } from '../billing-rules/provider-end'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { endNow } from './end-now'
import { withdrawalOn } from './withdrawal'

/** A consumer withdraws from a contract concluded online, within its 14 days: it ends that day. If a separate checkbox asked for
 *  work, the days served are paid; otherwise nothing is. `on`: the agency records an earlier statement. Idempotent; `conflict`
 *  without the right. */
export async function withdraw(ctx: Context, id: number, on?: Day): Promise<Subscription> {
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => (await recordWithdrawal(tx, { id, on })).subscription)
}

type Recorded = { subscription: SubscriptionRow; refundCents: number }

/** The same within a transaction. */
export async function recordWithdrawal(
  tx: Tx,
  { id, on, at = tx.now() }: { id: number; on?: Day | undefined; at?: Date },
): Promise<Recorded> {
  const locked = await lockSubscription(tx, id)
  const { subscription } = locked
  const today = parisDay(tx.now())
  const day = on ?? today
  if (day > today) throw invalidField('on', 'Ce jour est dans le futur.')
  if (subscription.endReason === 'withdrawal') return { subscription, refundCents: 0 }
  const facts = await readFacts(tx, subscription)
  const withdrawal = await withdrawalOn(tx, { subscription, facts }, day)
  if (!withdrawal || subscription.endedAt !== null)
    throw new DomainError('conflict', 'Il n’y a pas, ou plus, de droit de rétractation pour cet abonnement.')
  const { refunds } = withdrawal
  return endByWithdrawal(tx, locked, { facts, day, refunds, at })
}

type Ended = { facts: SubscriptionFacts; day: Day; refunds: readonly DayRefund[]; at?: Date }

/** Ends a locked subscription on the day of its client's withdrawal, and acknowledges it. `at`: when it was declared. */
export async function endByWithdrawal(
  tx: Tx,
  locked: LockedSubscription,
  { facts, day, refunds, at = tx.now() }: Ended,
): Promise<Recorded> {
  const { id, clientId } = locked.subscription
  const ended = await endNow(tx, locked, {
    ...{ facts, day, noticeOn: null, reason: 'withdrawal', refunds, words: 'rétractation' },
  })
  const { refundCents } = ended
  await addEntry(tx, id, { kind: 'withdrawn', data: { endsOn: day, refundCents } })
  await mailClient(tx, clientId, {
    ...{ kind: 'contract-withdrawn', label: labelOf(locked.subscription), at: at.getTime() },
    ...{ lastDay: day, refundCents },
  })
  await tx.audit({
    action: 'subscription.withdrawn',
    subject: { type: 'subscription', id },
    after: { endsOn: day, totalCents: refundCents },
  })
  return ended
}
