import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { readFacts } from '../billing/read-facts'
import type { Subscription } from '../billing/schema'
import { addEntry } from '../billing/timeline'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { endNow } from './end-now'
import { withdrawalOn } from './withdrawal'

/** A consumer withdraws from a contract that was concluded online, within its 14 days: it ends that day. With work asked for by its own
 *  box the days served are paid; without it nothing is. `on`: the agency records a statement of before. Said twice it changes nothing;
 *  `conflict` without the right. */
export async function withdraw(ctx: Context, id: number, on?: Day): Promise<Subscription> {
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const day = on ?? today
    if (day > today) throw invalidField('on', 'Ce jour est dans le futur.')
    if (subscription.endReason === 'withdrawal') return subscription
    const facts = await readFacts(tx, subscription)
    const withdrawal = await withdrawalOn(tx, { subscription, facts }, day)
    if (!withdrawal || subscription.endedAt !== null)
      throw new DomainError(
        'conflict',
        'Il n’y a pas, ou plus, de droit de rétractation pour cet abonnement.',
      )
    const { refunds } = withdrawal
    const { subscription: ending, refundCents } = await endNow(tx, locked, {
      ...{ facts, day, noticeOn: null, reason: 'withdrawal', refunds, words: 'rétractation' },
    })
    await addEntry(tx, id, { kind: 'withdrawn', data: { endsOn: day, refundCents } })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'contract-withdrawn', label: labelOf(subscription), at: tx.now().getTime() },
      ...{ lastDay: day, refundCents },
    })
    await tx.audit({
      action: 'subscription.withdrawn',
      subject: { type: 'subscription', id },
      after: { endsOn: day, totalCents: refundCents },
    })
    return ending
  })
}
