import { eq } from 'drizzle-orm'
import { paymentMethods } from '@/db/schema/payment-methods'
import { subscriptionReminders } from '@/db/schema/subscription-reminders'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { readFacts } from '../billing/read-facts'
import { nextDebit } from '../billing-rules/debits'
import { isInterrupted } from '../billing-rules/standing'
import { addDays, parisDay } from '../calendar'
import type { Context } from '../context'
import { mailClient } from '../notifications/mail-client'

/** Days of pre-notification: the mandates agree on no other number. */
const AHEAD_DAYS = 14

/** Announces to a client the next debit of their account, once, two weeks ahead. For the daily job. */
export async function announceDebit(ctx: Context, subscriptionId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, subscriptionId)
    const { paymentMethodId, collection, clientId } = subscription
    if (paymentMethodId === null || collection !== 'automatic') return
    const [method] = await tx.db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId))
    if (method?.kind !== 'sepa' || !method.isUsable) return
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    const debit = isInterrupted(facts, today) ? null : nextDebit(facts, addDays(today, 1))
    if (!debit || debit.amountCents === 0 || addDays(debit.date, -AHEAD_DAYS) > today) return
    const [told] = await tx.db
      .insert(subscriptionReminders)
      .values({ subscriptionId, kind: 'debit', about: debit.date, sentOn: today, sentAt: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!told) return
    await mailClient(tx, clientId, {
      ...{ kind: 'debit-announced', label: labelOf(subscription), totalCents: debit.amountCents },
      ...{ on: debit.date, lastFour: method.lastFour },
    })
  })
}
