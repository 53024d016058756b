import type { reminderKind } from '@/db/schema/subscription-reminders'
import { subscriptionReminders } from '@/db/schema/subscription-reminders'
import type { SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { readClientKind } from '../billing/may-end-at-once'
import { readFacts } from '../billing/read-facts'
import { addEntry } from '../billing/timeline'
import { decisionsDue } from '../billing-rules/decisions'
import { type Reminder, remindersDue } from '../billing-rules/reminders'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { mailClient, mailDecision } from '../notifications/mail-client'
import { notifyCardExpiry } from './notify-card-expiry'

/** Sends a subscription's mails that are due today, or were missed on earlier days; each goes out once. For the daily job. */
export async function remind(ctx: Context, subscriptionId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, subscriptionId)
    if (subscription.endedAt !== null) return
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    const kind = await readClientKind(tx, subscription.clientId)
    for (const reminder of remindersDue({ facts, kind, today }))
      if (await isFirst(tx, subscriptionId, { ...reminder, today })) await send(tx, subscription, reminder)
    for (const { why, on } of decisionsDue(facts, subscription.decidedOn, today))
      if (await isFirst(tx, subscriptionId, { kind: 'decide', about: on, today }))
        await mailDecision(tx, subscription.clientId, {
          ...{ subscriptionId, label: labelOf(subscription), why, on },
        })
    await notifyCardExpiry(tx, subscription, today)
  })
}

type Sent = { kind: (typeof reminderKind.enumValues)[number]; about: Day; today: Day }

/** Notes a mail as sent; false if it already was. */
async function isFirst(tx: Tx, subscriptionId: number, { kind, about, today }: Sent): Promise<boolean> {
  const noted = await tx.db
    .insert(subscriptionReminders)
    .values({ ...{ subscriptionId, kind, about }, sentOn: today, sentAt: tx.now() })
    .onConflictDoNothing()
    .returning({ kind: subscriptionReminders.kind })
  return noted.length > 0
}

async function send(tx: Tx, subscription: SubscriptionRow, reminder: Reminder): Promise<void> {
  const { id, clientId, collection } = subscription
  const [label, isManual] = [labelOf(subscription), collection === 'manual']
  const { kind, about } = reminder
  if (kind === 'renewal_right')
    await mailClient(tx, clientId, { kind: 'renewal-right', label, refuseUntil: about })
  else if (kind === 'renewal')
    await mailClient(tx, clientId, {
      ...{ kind: 'renewal-ahead', label, first: about, totalCents: reminder.totalCents, isManual },
    })
  else
    await mailClient(tx, clientId, {
      ...{ kind: 'unpaid-reminder', label, totalCents: reminder.totalCents, isManual },
      lastServiceDay: reminder.lastServiceDay,
    })
  await addEntry(tx, id, { kind: 'reminded', data: { reminder: kind, about } })
}
