import type { SubscriptionRow } from '../billing/contract'
import { ENDED } from '../billing/give-notice'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { readMayEndAtOnce } from '../billing/may-end-at-once'
import { readFacts } from '../billing/read-facts'
import { readLineInvoices } from '../billing/read-line-invoices'
import type { Subscription } from '../billing/schema'
import { addEntry } from '../billing/timeline'
import { refundsAfter } from '../billing-rules/provider-end'
import { hasEnded } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { endNow } from './end-now'

const IN_TIME = 'Cet abonnement ne peut pas prendre fin tout de suite\u00a0: donnez votre préavis.'

/** Ends a renewed year at once and refunds its rest by days: the client may, if the reminder of article L. 215-1 of the Code de
 *  la consommation did not go out in time; `conflict` otherwise. `on`: the agency records an earlier request. Idempotent. */
export async function endAtOnce(ctx: Context, id: number, on?: Day): Promise<Subscription> {
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction((tx) => recordEndAtOnce(tx, { id, on }))
}

type EndAtOnce = { id: number; on?: Day | undefined; wishedOn?: Day | null }

/** The same within a transaction. `wishedOn`: a later last day that the client requests. */
export async function recordEndAtOnce(
  tx: Tx,
  { id, on, wishedOn = null }: EndAtOnce,
): Promise<SubscriptionRow> {
  const locked = await lockSubscription(tx, id)
  const { subscription } = locked
  const today = parisDay(tx.now())
  const noticeOn = on ?? today
  if (noticeOn > today) throw invalidField('on', 'Ce jour est dans le futur.')
  if (subscription.providerEndReason === 'notice') return subscription
  const facts = await readFacts(tx, subscription)
  if (hasEnded(facts.contract, today)) throw new DomainError('conflict', ENDED)
  if (
    subscription.providerEndsOn !== null ||
    !(await readMayEndAtOnce(tx, subscription, { facts, on: noticeOn }))
  )
    throw new DomainError('conflict', IN_TIME)
  const day = lastDayAtOnce(noticeOn, wishedOn)
  const invoiced = [...facts.invoices, ...(await readLineInvoices(tx, id))]
  const { subscription: ending, refundCents } = await endNow(tx, locked, {
    ...{ facts, day, noticeOn, reason: 'notice', refunds: refundsAfter(invoiced, day) },
  })
  await addEntry(tx, id, { kind: 'notice_given', data: { noticeOn, endsOn: day } })
  await mailClient(tx, subscription.clientId, {
    ...{ kind: 'ended-at-once', label: labelOf(subscription), lastDay: day, refundCents },
  })
  await tx.audit({
    action: 'subscription.notice-given',
    subject: { type: 'subscription', id },
    after: { noticeOn, endsOn: day },
  })
  return ending
}

/** The last day: that of the notice, or the later one that the client requests. */
export const lastDayAtOnce = (noticeOn: Day, wishedOn: Day | null): Day =>
  wishedOn !== null && wishedOn > noticeOn ? wishedOn : noticeOn
