import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { subscriptionReminders } from '@/db/schema/subscription-reminders'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { contractOf, type SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { renewalNoticeOf } from '../billing-rules/renewal-notice'
import { periodOn, termsOn } from '../billing-rules/schedule'
import type { ClientKind } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

/** The mail of article L. 215-1 for a paid year. `due`: it can go out; `missed`: it is too late, so that the client may end the
 *  next year at any time. */
export type RenewalReminder = {
  state: 'later' | 'due' | 'sent' | 'missed'
  from: Day
  latest: Day
  /** The last day of the year, until which the next one can be refused. */
  refuseUntil: Day
  sentOn: Day | null
}

type Known = { kind: ClientKind | null; sent: ReadonlyMap<Day, Day> }

/** For the running year; null where the law requires none: a monthly contract, a professional, a contract that ends. */
export function renewalReminderOf(
  subscription: SubscriptionRow,
  { kind, sent }: Known,
  today: Day,
): RenewalReminder | null {
  const contract = contractOf(subscription)
  const period = periodOn(contract, today)
  if (kind === 'professional' || !period || termsOn(contract, today).paymentPlan !== 'yearly') return null
  const { from, latest, refuseUntil } = renewalNoticeOf(period)
  const sentOn = sent.get(refuseUntil) ?? null
  if (sentOn !== null && sentOn <= latest) return { state: 'sent', from, latest, refuseUntil, sentOn }
  if (contract.endsOn !== null) return null
  const state = today > latest ? 'missed' : today >= from ? 'due' : 'later'
  return { state, from, latest, refuseUntil, sentOn }
}

/** The reminder of one subscription. */
export async function readRenewalReminder(
  reads: Reads,
  subscription: SubscriptionRow,
): Promise<RenewalReminder | null> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  if (termsOn(contractOf(subscription), today).paymentPlan !== 'yearly') return null
  const rows = await reads.db
    .select({
      kind: clients.kind,
      about: subscriptionReminders.about,
      sentOn: subscriptionReminders.sentOn,
    })
    .from(clients)
    .leftJoin(
      subscriptionReminders,
      and(
        eq(subscriptionReminders.subscriptionId, subscription.id),
        eq(subscriptionReminders.kind, 'renewal_right'),
      ),
    )
    .where(eq(clients.id, subscription.clientId))
  const sent = new Map(rows.flatMap(({ about, sentOn }) => (about && sentOn ? [[about, sentOn]] : [])))
  return renewalReminderOf(subscription, { kind: rows[0]?.kind ?? null, sent }, today)
}

/** Subscriptions whose reminder did not go out in time, ordered by the year's end. */
export async function listMissedReminders(reads: Reads) {
  requirePermission(reads, 'subscriptions.manage')
  const rows = await reads.db
    .select({
      subscription: subscriptions,
      kind: clients.kind,
      about: subscriptionReminders.about,
      sentOn: subscriptionReminders.sentOn,
      ...clientColumns,
    })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .innerJoin(users, eq(users.id, clients.ownerId))
    .leftJoin(
      subscriptionReminders,
      and(
        eq(subscriptionReminders.subscriptionId, subscriptions.id),
        eq(subscriptionReminders.kind, 'renewal_right'),
      ),
    )
    .where(
      and(
        eq(subscriptions.paymentPlan, 'yearly'),
        isNull(subscriptions.endsOn),
        or(isNull(clients.kind), ne(clients.kind, 'professional')),
      ),
    )
    .orderBy(subscriptions.id)
  const today = parisDay(reads.now())
  const ids = [...new Set(rows.map(({ subscription }) => subscription.id))]
  return ids.flatMap((id) => {
    const own = rows.filter(({ subscription }) => subscription.id === id)
    const [first] = own
    if (!first) return []
    const sent = new Map(own.flatMap(({ about, sentOn }) => (about && sentOn ? [[about, sentOn]] : [])))
    const reminder = renewalReminderOf(first.subscription, { kind: first.kind, sent }, today)
    if (reminder?.state !== 'missed') return []
    return [{ id, label: labelOf(first.subscription), clientName: first.clientName, ...reminder }]
  })
}
