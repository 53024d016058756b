import { and, eq, inArray, isNull } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentMethods } from '@/db/schema/payment-methods'
import type { Intent, PaymentRefusal } from '@/lib/providers/payments/platform-payments'
import { endAttempt, isLive } from '../billing/attempts'
import { recordPayment } from '../billing/record-payment'
import { recordRefusal } from '../billing/record-refusal'
import type { Refusal } from '../billing-rules/unpaid'
import type { Context } from '../context'
import { type FoundAttempt, isLiveAttempt } from './find-attempts'

const NOT_NAMED: PaymentRefusal = {
  ...{ code: 'authentication_required', declineCode: null, adviceCode: null },
  ...{ isPermanent: false, needsCustomer: true },
}

/** Moves the attempts of one payment to the provider's state: one transaction per subscription, and one for those without.
 *  Idempotent. */
export async function applyIntent(ctx: Context, attempts: FoundAttempt[], intent: Intent): Promise<void> {
  const ids = attempts.map(({ id }) => id)
  await noteIntent(ctx, ids, intent.intentId)
  switch (intent.status) {
    case 'succeeded':
      for (const [subscriptionId, attemptIds] of bySubscription(attempts))
        await recordPayment(ctx, { subscriptionId, attemptIds })
      return
    case 'processing':
      return setState(ctx, ids, 'processing')
    case 'refused':
    case 'requires_action':
      return refuse(ctx, attempts, intent)
    case 'canceled':
      return cancelAttempts(ctx, ids)
    // No money moves.
    case 'created':
      return
  }
}

async function refuse(ctx: Context, attempts: FoundAttempt[], intent: Intent): Promise<void> {
  const refusal = intent.refusal ?? NOT_NAMED
  const kind = refusalKind(refusal)
  // A repeat must not stop a method that its bank has replaced since.
  const isNews = attempts.some(isLive)
  if (kind === 'final' && isNews && intent.methodId !== null) await stopMethod(ctx, intent.methodId)
  const code = refusal.declineCode ?? refusal.code
  for (const { id, invoiceId, subscriptionId } of attempts)
    await recordRefusal(ctx, { subscriptionId, invoiceId, refusal: kind, attempt: { id, code } })
}

const refusalKind = ({ isPermanent, needsCustomer }: PaymentRefusal): Refusal => {
  if (needsCustomer) return 'authentication'
  return isPermanent ? 'final' : 'retryable'
}

/** Marks a method that was refused permanently as unusable, for every subscription. */
export async function stopMethod(ctx: Context, methodId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(paymentMethods)
      .set({ isUsable: false })
      .where(and(eq(paymentMethods.methodId, methodId), eq(paymentMethods.isUsable, true)))
  })
}

/** A payment is of one client, so attempts without a subscription are that client's. */
export function bySubscription(attempts: FoundAttempt[]): Map<number | null, number[]> {
  const found = new Map<number | null, number[]>()
  for (const { id, subscriptionId } of attempts.toSorted(byId))
    found.set(subscriptionId, [...(found.get(subscriptionId) ?? []), id])
  return found
}

const byId = (a: FoundAttempt, b: FoundAttempt) => (a.subscriptionId ?? 0) - (b.subscriptionId ?? 0)

/** Called before any further request about the payment, so that it can be found again. */
export async function noteIntent(ctx: Context, ids: number[], intentId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(invoiceAttempts)
      .set({ intentId })
      .where(and(inArray(invoiceAttempts.id, ids), isNull(invoiceAttempts.intentId)))
  })
}

/** Attempts that have ended stay unchanged. */
export async function setState(ctx: Context, ids: number[], state: 'processing' | 'unknown'): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(invoiceAttempts)
      .set({ state })
      .where(and(inArray(invoiceAttempts.id, ids), isLiveAttempt))
  })
}

export async function cancelAttempts(ctx: Context, ids: number[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    const live = await tx.db
      .select({ id: invoiceAttempts.id })
      .from(invoiceAttempts)
      .where(and(inArray(invoiceAttempts.id, ids), isLiveAttempt))
      .for('update')
    for (const { id } of live) await endAttempt(tx, id, { state: 'cancelled' })
  })
}
