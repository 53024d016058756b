import { desc, eq } from 'drizzle-orm'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { subscriptions } from '@/db/schema/subscriptions'
import { dropMoves } from '../billing/drop-moves'
import { lockSubscription } from '../billing/lock-subscription'
import { movePlan } from '../billing/move-plan'
import { getSubscription } from '../billing/queries'
import type { Subscription } from '../billing/schema'
import { actingUser, type Context, refuseView } from '../context'
import { DomainError } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { formatBill } from '../money'
import { closeDroppedPages } from './close-dropped-pages'
import { debitInvoice } from './debit-invoice'
import { openInvoicePage } from './pay-invoices'
import { refusalWords } from './refusal-words'

type Input = {
  id: number
  plan: PlanKey
  paymentPlan: Rhythm
  /** As shown to the client. */
  amountDueCents: number
}

const NO_ANSWER =
  'Votre banque n’a pas encore répondu. La formule change dès que le paiement est confirmé, sinon rien ne change.'

/** `url`: the page on which the move is paid; null when nothing is left to do. */
export type ChangedPlan = { subscription: Subscription; url: string | null }

/** Moves a subscription to another plan or rhythm, and collects today's cost: debited if payments are automatic, otherwise paid
 *  on a page. `conflict`, with the reason, for a debit that is refused: then nothing changed. A bank debit counts when it
 *  succeeds. */
export async function changePlan(ctx: Context, input: Input): Promise<ChangedPlan> {
  refuseView(ctx.actor)
  const { subscription, toPay } = await movePlan(ctx, input)
  await closeDroppedPages(ctx, input.id)
  if (toPay === null) return { subscription, url: null }
  if ((await debit(ctx, toPay)) === 'begun')
    return { subscription: await getSubscription(ctx, input.id), url: null }
  // The agency acts for a client, who finds the invoice among those to pay.
  if (actingUser(ctx).clientId !== toPay.clientId) return { subscription, url: null }
  return { subscription, ...(await openInvoicePage(ctx, toPay.clientId, [toPay.id])) }
}

/** `by_hand`: no method can be debited. */
async function debit(ctx: Context, draft: InvoiceRow): Promise<'begun' | 'by_hand'> {
  const { id, subscriptionId } = draft
  if (subscriptionId === null || !(await isAutomatic(ctx, subscriptionId))) return 'by_hand'
  const { status } = await debitInvoice(ctx, id).catch(async (error) => {
    // Otherwise a debit that failed here could still turn out to have succeeded.
    await dropDraft(ctx, subscriptionId, id)
    throw error
  })
  if (status === 'paid') return 'begun'
  const last = await lastAttempt(ctx, id)
  if (!last || last.pageId !== null || last.state === 'cancelled') return 'by_hand'
  if (last.state === 'unknown') throw new DomainError('provider', NO_ANSWER)
  if (last.state !== 'refused') return 'begun'
  await dropDraft(ctx, subscriptionId, id)
  const why = refusalWords(last.refusal)
  throw new DomainError(
    'conflict',
    `Le paiement de ${formatBill(draft.totalCents)} a été refusé\u00a0: ${why}. Votre formule n’a pas changé.`,
  )
}

async function dropDraft(ctx: Context, subscriptionId: number, invoiceId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockSubscription(tx, subscriptionId)
    await dropMoves(tx, subscriptionId, { invoiceId })
  })
}

async function isAutomatic({ db }: Context, id: number): Promise<boolean> {
  const [row] = await db
    .select({ collection: subscriptions.collection })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  return row?.collection === 'automatic'
}

async function lastAttempt({ db }: Context, invoiceId: number) {
  const [last] = await db
    .select()
    .from(invoiceAttempts)
    .where(eq(invoiceAttempts.invoiceId, invoiceId))
    .orderBy(desc(invoiceAttempts.attempt))
    .limit(1)
  return last
}
