import { and, asc, eq, inArray } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentPages } from '@/db/schema/payment-pages'
import type { Context } from '../context'
import { callProvider } from '../payments/call-provider'
import { applyIntent } from './apply-intent'
import { findAttempts } from './find-attempts'
import { settlePage } from './settle-page'

/** Reads a payment at the provider and records the result for each of its attempts. False if no attempt refers to it. */
export async function settleIntent(ctx: Context, intentId: string): Promise<boolean> {
  const intent = await callProvider(ctx, ctx.providers.platformPayments.readIntent(intentId))
  const find = () => findAttempts(ctx, eq(invoiceAttempts.intentId, intentId))
  const attempts = await find()
  if (attempts.length === 0) {
    if (intent.customerId !== null) await settleOpenPages(ctx, intent.customerId)
    return (await find()).length > 0
  }
  // A card that is refused on an open page leaves it open.
  const isDecided = intent.status === 'succeeded' || intent.status === 'processing'
  const isOnOpenPage = attempts.some(({ pageId, state }) => pageId !== null && state === 'open')
  if (isDecided || !isOnOpenPage) await applyIntent(ctx, attempts, intent)
  return true
}

/** A page's payment is not known before the page is read. */
async function settleOpenPages(ctx: Context, customerId: string): Promise<void> {
  const open = await ctx.db
    .select({ pageId: paymentPages.id })
    .from(paymentPages)
    .innerJoin(clients, eq(clients.id, paymentPages.clientId))
    .where(and(eq(clients.stripeCustomerId, customerId), inArray(paymentPages.state, ['created', 'open'])))
    .orderBy(asc(paymentPages.id))
  for (const page of open) await settlePage(ctx, page)
}
