import { and, eq, gt, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { isOver, refundsByNotice } from '../billing-rules/late-notice'
import { withNotice } from '../billing-rules/notice'
import { hasEnded } from '../billing-rules/standing'
import { debitsLeft } from '../billing-rules/termination-preview'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import type { SubscriptionRow } from './contract'
import { startOf } from './contract-start'
import { creditAfterEnd } from './credit-after-end'
import { dropMoves } from './drop-moves'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { readLineInvoices } from './read-line-invoices'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

export const ENDED = 'Cet abonnement a déjà pris fin.'

/** Records a client's notice as of today; the agency also records an earlier one. An existing notice stands; a pending move is
 *  dropped. `conflict` after the end. */
export async function giveNotice(
  ctx: Context,
  { id, on }: { id: number; on?: Day | undefined },
): Promise<Subscription> {
  if (on !== undefined) requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction((tx) => recordNotice(tx, { id, on }))
}

export type Notice = {
  id: number
  on?: Day | undefined
  /** A later day on which the client wants the contract to end. */
  wishedOn?: Day | null
  /** An earlier notice replaces a later one. */
  replacesLater?: boolean
}

/** The same within a transaction. Recorded after its last day, it ends the contract at once and refunds later debits. */
export async function recordNotice(
  tx: Tx,
  { id, on, wishedOn = null, replacesLater = false }: Notice,
): Promise<SubscriptionRow> {
  const locked = await lockSubscription(tx, id)
  const { subscription } = locked
  const today = parisDay(tx.now())
  const known = await readFacts(tx, subscription)
  if (hasEnded(known.contract, today)) throw new DomainError('conflict', ENDED)
  const noticeOn = on ?? today
  if (subscription.noticeOn !== null && !(replacesLater && endsEarlier(noticeOn, subscription)))
    return subscription
  if (noticeOn > today) throw invalidField('on', 'Le jour du préavis est dans le futur.')
  if (noticeOn < startOf(subscription, known))
    throw invalidField('on', 'Ce jour est avant le début du contrat.')
  const facts = { ...known, contract: withoutNotice(known.contract, subscription) }
  const contract = { ...withNotice(facts, noticeOn, wishedOn), change: null }
  const { endsOn } = contract
  if (endsOn === null) throw new Error('A notice fixes an end')
  await dropMoves(tx, id)
  await dropDraftsAfter(tx, id, endsOn)
  const invoiced = { invoices: facts.invoices, lineInvoices: await readLineInvoices(tx, id) }
  // If the agency announced the end, the days were credited then.
  const refunds =
    subscription.providerEndsOn === null ? refundsByNotice(invoiced, { lastDay: endsOn, today }) : []
  await creditAfterEnd(tx, subscription, refunds)
  const endReason = endsOn === subscription.providerEndsOn ? subscription.endReason : 'notice'
  const saved = await saveContract(tx, locked, contract, { endReason })
  await addEntry(tx, id, { kind: 'notice_given', data: { noticeOn, endsOn } })
  await mailClient(tx, subscription.clientId, {
    ...{ kind: 'notice-received', label: labelOf(subscription), lastDay: endsOn, noticeOn },
    debits: debitsLeft(saved.facts, contract, today),
    refundCents: refunds.reduce((sum, { cents, isPaid }) => (isPaid ? sum + cents : sum), 0),
    isOver: isOver(endsOn, today),
  })
  await tx.audit({
    action: 'subscription.notice-given',
    subject: { type: 'subscription', id },
    after: { noticeOn, endsOn },
  })
  return saved.subscription
}

/** Whether a notice replaces a later one. An immediate end stands. */
export const endsEarlier = (
  noticeOn: Day,
  { noticeOn: later, providerEndReason }: SubscriptionRow,
): boolean =>
  later !== null && noticeOn < later && providerEndReason !== 'notice' && providerEndReason !== 'withdrawal'

export const withoutNotice = <Noticed extends { noticeOn: Day | null; endsOn: Day | null }>(
  contract: Noticed,
  { noticeOn, providerEndsOn }: SubscriptionRow,
): Noticed => (noticeOn === null ? contract : { ...contract, noticeOn: null, endsOn: providerEndsOn })

/** Cancels drafts of periods that will no longer be invoiced. */
async function dropDraftsAfter(tx: Tx, subscriptionId: number, endsOn: Day): Promise<void> {
  await tx.db
    .update(invoices)
    .set({ status: 'cancelled' })
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'draft')],
        ...[inArray(invoices.purpose, ['period', 'recurring']), gt(invoices.first, endsOn)],
      ),
    )
}
