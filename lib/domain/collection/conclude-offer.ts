import { eq } from 'drizzle-orm'
import { contractOffers } from '@/db/schema/contract-offers'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import type { PlatformSession } from '@/lib/providers/payments/platform-payments'
import { contractColumns, type SubscriptionRow } from '../billing/contract'
import { invoicePeriod } from '../billing/invoice-period'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { nextStanding } from '../billing/next-standing'
import { rankClients } from '../billing/rank-clients'
import { saveContract } from '../billing/save-contract'
import { addEntry } from '../billing/timeline'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { mailClient } from '../notifications/mail-client'
import { createAttempt } from './create-attempt'
import { type Offer, offerOn } from './offer'
import { isPast } from './offer-target'
import type { PaymentPage } from './payment-page'
import { forgetMethod, removeUnused, storeMethod } from './save-method'

type OfferRow = typeof contractOffers.$inferSelect

/** Concludes an accepted offer whose page is complete: the contract begins today, with its subscription, website and first
 *  invoice, which the page's payment pays. Idempotent. */
export async function concludeOffer(
  ctx: Context,
  page: PaymentPage,
  session: PlatformSession,
): Promise<void> {
  const { offerId } = page
  const { method, intent } = session
  if (offerId === null || !method) return
  const mandateId = session.mandateId ?? intent?.mandateId ?? null
  const unused = await ctx.transaction(async (tx) => {
    const row = await lockOffer(tx, offerId)
    if (row.concludedAt !== null) return null
    const website = await lockWebsite(tx, row)
    const { plan, paymentPlan, clientKind: kind, startsAtOnce, owesVat, clientId } = row
    const now = offerOn(parisDay(tx.now()), { plan, paymentPlan, kind, startsAtOnce, owesVat })
    // The accepted offer's price is firm.
    const offer = { ...now, contract: { ...now.contract, priceCents: row.priceCents } }
    const saved = await storeMethod(tx, clientId, { ...method, mandateId })
    const begun = await beginSubscription(tx, row, offer, saved.id)
    const { subscription, formerMethodId } = begun
    if (website) await linkWebsite(tx, website, { subscription, begins: offer.payNowCents > 0 })
    if (offer.payNowCents > 0)
      await invoiceFirst(tx, subscription, offer, { page, intentId: intent?.intentId })
    const locked = await lockSubscription(tx, subscription.id)
    // Nothing is served before the first day: the former contract's websites come back then.
    await saveContract(tx, offer.payNowCents > 0 ? locked : { ...locked, covered: [] }, offer.contract)
    await rankClients(tx, clientId)
    await tell(tx, row, subscription)
    return formerMethodId === null ? null : removeUnused(tx, formerMethodId)
  })
  if (unused) await forgetMethod(ctx, unused)
}

async function lockOffer(tx: Tx, id: number): Promise<OfferRow> {
  const [row] = await tx.db.select().from(contractOffers).where(eq(contractOffers.id, id)).for('update')
  if (!row) throw new Error(`The offer ${id} vanished`)
  return row
}

type WebsiteRow = typeof websites.$inferSelect

/** The contract's website; null if the agency has linked it to another subscription since. */
async function lockWebsite(tx: Tx, { websiteId, clientId }: OfferRow): Promise<WebsiteRow | null> {
  if (websiteId === null) return null
  const [website] = await tx.db.select().from(websites).where(eq(websites.id, websiteId)).for('update')
  if (!website || website.clientId !== clientId) return null
  if (website.subscriptionId === null) return website
  const [covering] = await tx.db
    .select({ endsOn: subscriptions.endsOn })
    .from(subscriptions)
    .where(eq(subscriptions.id, website.subscriptionId))
  return covering && !isPast(covering.endsOn, parisDay(tx.now())) ? null : website
}

/** A new row, or that of the ended contract, with no trace of its end. */
async function beginSubscription(
  tx: Tx,
  row: OfferRow,
  { contract, firstDay }: Offer,
  paymentMethodId: number,
): Promise<{ subscription: SubscriptionRow; formerMethodId: number | null }> {
  const { clientId, subscriptionId, startsAtOnce } = row
  const concluded = {
    ...contractColumns(contract),
    ...{ paymentMethodId, startsAtOnce, concludedOn: parisDay(tx.now()), dueDate: firstDay },
    collection: 'automatic' as const,
  }
  if (subscriptionId === null) {
    const [subscription] = await tx.db
      .insert(subscriptions)
      .values({ ...concluded, clientId, status: 'active' })
      .returning()
    if (!subscription) throw new Error('The subscription was not written')
    return { subscription, formerMethodId: null }
  }
  const { subscription: former } = await lockSubscription(tx, subscriptionId)
  const nothing = { endReason: null, providerEndsOn: null, providerEndReason: null, endedAt: null }
  const [subscription] = await tx.db
    .update(subscriptions)
    .set({ ...concluded, ...nothing, decidedOn: null, announcedPriceReason: null, processedAt: null })
    .where(eq(subscriptions.id, subscriptionId))
    .returning()
  if (!subscription) throw new Error('The subscription vanished while it was locked')
  return { subscription, formerMethodId: former.paymentMethodId }
}

/** A website that is offline for an earlier contract comes back on the first day. */
async function linkWebsite(
  tx: Tx,
  website: WebsiteRow,
  { subscription, begins }: { subscription: SubscriptionRow; begins: boolean },
): Promise<void> {
  const { id, subscriptionId, status, inactiveBy } = website
  const after = { subscriptionId: subscription.id, ...(begins && nextStanding(website, 'active')) }
  await tx.db.update(websites).set(after).where(eq(websites.id, id))
  await tx.audit({
    action: 'website.changed',
    subject: { type: 'website', id },
    before: { subscriptionId, status, inactiveBy },
    after,
  })
}

/** The payment is recorded afterwards, as for any page. */
async function invoiceFirst(
  tx: Tx,
  subscription: SubscriptionRow,
  { contract, firstPeriod: period, regime }: Offer,
  { page, intentId }: { page: PaymentPage; intentId: string | undefined },
): Promise<void> {
  if (intentId === undefined) throw new Error(`The page ${page.id} took no money`)
  const { priceCents } = contract
  const priced = { contract, period, totalCents: priceCents }
  const { invoice, lacks } = await invoicePeriod(tx, subscription, priced, { regime })
  if (lacks) throw new Error(`The first invoice of subscription ${subscription.id} lacks the ${lacks}`)
  await addEntry(tx, subscription.id, {
    kind: 'period_began',
    data: { ...period, invoiceId: invoice.id, number: invoice.number, totalCents: invoice.totalCents },
  })
  const { id } = await createAttempt(tx, invoice, { pageId: page.id })
  await tx.db.update(invoiceAttempts).set({ state: 'processing', intentId }).where(eq(invoiceAttempts.id, id))
}

async function tell(tx: Tx, row: OfferRow, subscription: SubscriptionRow): Promise<void> {
  const { id: offerId, clientId, offerText, termsText } = row
  const { id, plan, paymentPlan, priceCents, anchor: firstDay, dueDate, status } = subscription
  const isAgain = row.subscriptionId !== null
  await tx.db
    .update(contractOffers)
    .set({ concludedAt: tx.now(), subscriptionId: id, lapsedAt: null })
    .where(eq(contractOffers.id, offerId))
  await addEntry(tx, id, {
    kind: 'concluded',
    data: { plan, paymentPlan, priceCents, offerId, firstDay, isAgain },
  })
  await mailClient(tx, clientId, {
    ...{ kind: 'contract-concluded', label: labelOf(subscription), offerText, termsText },
  })
  await tx.audit({
    action: isAgain ? 'subscription.changed' : 'subscription.created',
    subject: { type: 'subscription', id },
    after: { clientId, plan, paymentPlan, priceCents, dueDate, status },
  })
}
