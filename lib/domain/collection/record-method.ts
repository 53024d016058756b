import { and, eq, inArray, isNull } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { subscriptions } from '@/db/schema/subscriptions'
import { lockSubscription } from '../billing/lock-subscription'
import type { Context } from '../context'
import { callProvider } from '../payments/call-provider'
import { stopMethod } from './apply-intent'
import { debitInvoice } from './debit-invoice'

/** Reads a saved method at the provider: a detached one is removed; one that its bank replaced may be tried again, and what it
 *  was refused for is debited now. Unknown methods are not ours. */
export async function recordMethod(ctx: Context, methodId: string): Promise<void> {
  const [known] = await ctx.db.select().from(paymentMethods).where(eq(paymentMethods.methodId, methodId))
  if (!known || known.removedAt !== null) return
  const method = await callProvider(ctx, ctx.providers.platformPayments.readMethod(methodId))
  const isMethod = eq(paymentMethods.id, known.id)
  if (method.customerId === null) {
    await ctx.transaction(async (tx) => {
      await tx.db.update(paymentMethods).set({ isUsable: false, removedAt: tx.now() }).where(isMethod)
    })
    return
  }
  const { brand, lastFour, expires } = method
  const said = {
    ...{ brand, lastFour },
    ...{ expiryMonth: expires?.month ?? null, expiryYear: expires?.year ?? null },
  }
  const isReplaced =
    known.lastFour !== said.lastFour ||
    known.expiryMonth !== said.expiryMonth ||
    known.expiryYear !== said.expiryYear
  if (!isReplaced) return
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(paymentMethods)
      .set({ ...said, isUsable: true, expiryToldAt: null })
      .where(isMethod)
  })
  if (!known.isUsable) await tryAgain(ctx, known.id)
}

async function tryAgain(ctx: Context, methodId: number): Promise<void> {
  const refused = await ctx.db
    .select({ id: invoices.id, subscriptionId: subscriptions.id })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(
      and(
        ...[eq(subscriptions.paymentMethodId, methodId), eq(subscriptions.collection, 'automatic')],
        // After the end the client pays what is owed.
        isNull(subscriptions.endedAt),
        ...[eq(invoices.status, 'issued'), eq(invoices.lastRefusal, 'final')],
        inArray(invoices.purpose, ['period', 'recurring']),
      ),
    )
    .orderBy(invoices.id)
  for (const { id, subscriptionId } of refused) {
    // If the retry gets no answer, the retries of the first refusal follow.
    await ctx.transaction(async (tx) => {
      await lockSubscription(tx, subscriptionId)
      await tx.db
        .update(invoices)
        .set({ lastRefusal: 'retryable' })
        .where(and(eq(invoices.id, id), eq(invoices.lastRefusal, 'final')))
    })
    await debitInvoice(ctx, id)
  }
}

/** Reads a mandate at the provider: without an active one its account is not debited. */
export async function recordMandate(ctx: Context, mandateId: string): Promise<void> {
  const mandate = await callProvider(ctx, ctx.providers.platformPayments.readMandate(mandateId))
  if (!mandate.isActive) await stopMethod(ctx, mandate.methodId)
}
