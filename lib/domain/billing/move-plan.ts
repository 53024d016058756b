import { and, eq } from 'drizzle-orm'
import { PLAN_FACTS, type PlanKey } from '@/content/plan-facts'
import { invoices } from '@/db/schema/invoices'
import type { Move } from '../billing-rules/moves'
import { isReverseCharge } from '../billing-rules/reverse-charge'
import { periodOn } from '../billing-rules/schedule'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { frenchPeriod } from '../french-days'
import { draftInvoice } from '../invoices/draft-invoice'
import { readParties } from '../invoices/parties'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import type { SubscriptionRow } from './contract'
import { dropMoves } from './drop-moves'
import { labelOf } from './label'
import { type LockedSubscription, lockSubscription } from './lock-subscription'
import { priceMove, type Wanted } from './preview-move'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

type Input = Wanted & {
  id: number
  /** As shown to the client. */
  amountDueCents: number
}

/** `toPay`: the draft whose payment makes the move; null when nothing is due. */
export type PlannedMove = { subscription: SubscriptionRow; toPay: InvoiceRow | null }

/** Moves a subscription to another plan or rhythm at its list price: at once if free, when its draft is paid, or with the next
 *  period. It replaces a pending move; the same one again changes nothing. `conflict` when the sum is not the one shown, while
 *  late, interrupted or ending, and while the facts for an invoice are missing. */
export async function movePlan(ctx: Context, input: Input): Promise<PlannedMove> {
  const { id, plan, paymentPlan, amountDueCents } = input
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    const { move, priceCents } = priceMove(facts, { plan, paymentPlan }, today)
    if (!move) return { subscription, toPay: null }
    if (move.amountDueCents !== amountDueCents)
      throw new DomainError('conflict', 'Le montant a changé\u00a0: relisez-le, puis recommencez.')
    const waiting = await findDraft(tx, id, { plan, totalCents: amountDueCents })
    if (waiting) return { subscription, toPay: waiting }
    await dropMoves(tx, id)
    const toPay =
      amountDueCents > 0 ? await draftMove(tx, locked, { plan, priceCents, move }, facts.owesVat) : null
    const saved = toPay ? subscription : (await saveContract(tx, locked, move.contract)).subscription
    await notifyMove(tx, subscription, { plan, paymentPlan, priceCents, move })
    return { subscription: saved, toPay }
  })
}

type Made = { plan: PlanKey; priceCents: number; move: Move }

async function draftMove(
  tx: Tx,
  { subscription }: LockedSubscription,
  { plan, priceCents, move }: Made,
  owesVat: boolean | undefined,
): Promise<InvoiceRow> {
  const { id: subscriptionId, clientId, paymentPlan } = subscription
  const { client, seller } = await readParties(tx, clientId)
  if (!client || !seller)
    throw new DomainError('conflict', 'Complétez d’abord vos informations de facturation.')
  const period = periodOn(move.contract, move.effectiveOn)
  if (!period) throw new Error(`No period of subscription ${subscriptionId} runs`)
  const rest = { first: move.effectiveOn, last: period.last }
  const { name, vatPermille } = PLAN_FACTS[plan]
  return draftInvoice(tx, {
    ...{ clientId, subscriptionId, paymentPlan, ...rest },
    ...{ purpose: 'move', movePlan: plan, movePriceCents: priceCents },
    ...(isReverseCharge(owesVat, move.effectiveOn) && { regime: 'reverse_charge' }),
    lines: [
      {
        ...{ quantity: 1, unitCents: move.grossCents, vatPermille },
        label: `Passage à la formule ${name}, ${frenchPeriod(rest)}`,
      },
    ],
  })
}

/** The draft of the same move at the same sum. */
async function findDraft(
  tx: Tx,
  subscriptionId: number,
  { plan, totalCents }: { plan: PlanKey; totalCents: number },
): Promise<InvoiceRow | null> {
  const [draft] = await tx.db
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.purpose, 'move')],
        ...[eq(invoices.status, 'draft'), eq(invoices.movePlan, plan), eq(invoices.totalCents, totalCents)],
      ),
    )
  return draft ?? null
}

/** Announces a move, unless its payment will. */
async function notifyMove(
  tx: Tx,
  subscription: SubscriptionRow,
  { plan, paymentPlan, priceCents, move }: Made & Wanted,
): Promise<void> {
  const { id, clientId } = subscription
  const { effectiveOn, amountDueCents: amountCents } = move
  const isDone = move.contract.change === null && amountCents === 0
  if (isDone) await addEntry(tx, id, { kind: 'moved', data: { plan, paymentPlan, priceCents } })
  else
    await addEntry(tx, id, {
      kind: 'move_planned',
      data: { plan, paymentPlan, effectiveOn, amountCents },
    })
  if (amountCents === 0)
    await mailClient(tx, clientId, {
      ...{ kind: 'plan-changed', label: labelOf(subscription), effectiveOn, priceCents },
      ...{ plan: PLAN_FACTS[plan].name, isYearly: paymentPlan === 'yearly' },
    })
  await tx.audit({
    action: 'subscription.move-asked',
    subject: { type: 'subscription', id },
    after: { plan, paymentPlan, amountCents },
  })
}
