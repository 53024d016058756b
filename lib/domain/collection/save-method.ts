import { and, eq, gt, isNull } from 'drizzle-orm'
import { paymentMethods } from '@/db/schema/payment-methods'
import { paymentPages } from '@/db/schema/payment-pages'
import { subscriptions } from '@/db/schema/subscriptions'
import type { PaymentMethod, PlatformSession } from '@/lib/providers/payments/platform-payments'
import type { SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { addEntry } from '../billing/timeline'
import type { Context, Tx } from '../context'
import { mailClient } from '../notifications/mail-client'
import { reportFault } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'
import type { PaymentPage } from './payment-page'

export type MethodRow = typeof paymentMethods.$inferSelect

/** Makes the method of a complete page the one its subscription is debited from. If a later page has already replaced it, it is
 *  removed; so is the former method, unless it pays another subscription. */
export async function saveMethod(ctx: Context, page: PaymentPage, session: PlatformSession): Promise<void> {
  const { subscriptionId } = page
  const { method, intent } = session
  if (subscriptionId === null || !method) return
  const mandateId = session.mandateId ?? intent?.mandateId ?? null
  const unused = await ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, subscriptionId)
    const saved = await storeMethod(tx, page.clientId, { ...method, mandateId })
    if (subscription.paymentMethodId === saved.id && subscription.collection === 'automatic') return null
    if (await wasReplaced(tx, page)) return removeUnused(tx, saved.id)
    await tx.db
      .update(subscriptions)
      .set({ collection: 'automatic', paymentMethodId: saved.id })
      .where(eq(subscriptions.id, subscriptionId))
    await notifyMethodSaved(tx, subscription, saved)
    return subscription.paymentMethodId === null ? null : removeUnused(tx, subscription.paymentMethodId)
  })
  if (unused) await forgetMethod(ctx, unused)
}

type Saved = PaymentMethod & { mandateId: string | null }

/** The row of a method that a page saved. Idempotent. */
export async function storeMethod(tx: Tx, clientId: number, method: Saved): Promise<MethodRow> {
  const { methodId, kind, brand, lastFour, expires, mandateId } = method
  const [row] = await tx.db
    .insert(paymentMethods)
    .values({
      ...{ clientId, methodId, kind, brand, lastFour },
      mandateId: kind === 'sepa' ? mandateId : null,
      expiryMonth: expires?.month ?? null,
      expiryYear: expires?.year ?? null,
      createdAt: tx.now(),
    })
    .onConflictDoUpdate({ target: paymentMethods.methodId, set: { methodId } })
    .returning()
  if (!row) throw new Error('The method was not written')
  return row
}

export async function notifyMethodSaved(
  tx: Tx,
  subscription: Pick<SubscriptionRow, 'id' | 'clientId' | 'name' | 'plan'>,
  { kind, brand, lastFour }: MethodRow,
): Promise<void> {
  await addEntry(tx, subscription.id, { kind: 'method_saved', data: { method: kind, brand, lastFour } })
  await mailClient(tx, subscription.clientId, {
    ...{ kind: 'method-saved', label: labelOf(subscription) },
    ...{ isSepa: kind === 'sepa', brand, lastFour },
  })
}

/** Pages may complete in a different order than they were opened. */
async function wasReplaced(tx: Tx, { id, subscriptionId }: PaymentPage): Promise<boolean> {
  if (subscriptionId === null) return false
  const [later] = await tx.db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(
      and(
        ...[eq(paymentPages.subscriptionId, subscriptionId), gt(paymentPages.id, id)],
        ...[eq(paymentPages.savesMethod, true), eq(paymentPages.state, 'complete')],
      ),
    )
    .limit(1)
  return later !== undefined
}

/** Marks a method as removed if no subscription uses it any more. Returns the provider's id; null for one in use. */
export async function removeUnused(tx: Tx, id: number): Promise<string | null> {
  const [user] = await tx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.paymentMethodId, id), isNull(subscriptions.endedAt)))
    .limit(1)
  if (user) return null
  const [removed] = await tx.db
    .update(paymentMethods)
    .set({ removedAt: tx.now(), isUsable: false })
    .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)))
    .returning({ methodId: paymentMethods.methodId })
  return removed?.methodId ?? null
}

/** A removed method is never debited: if the provider does not answer, it merely stays on file there. */
export async function forgetMethod(ctx: Context, methodId: string): Promise<void> {
  try {
    await ctx.providers.platformPayments.detachMethod(methodId)
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    await reportFault(ctx, error)
  }
}
