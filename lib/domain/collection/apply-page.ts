import { eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentPages } from '@/db/schema/payment-pages'
import type { PlatformSession } from '@/lib/providers/payments/platform-payments'
import type { Context } from '../context'
import { applyIntent } from './apply-intent'
import { concludeOffer } from './conclude-offer'
import { endPage } from './end-page'
import { fetchSession } from './fetch-session'
import { findAttempts } from './find-attempts'
import { isOver, type PaymentPage } from './payment-page'
import { saveMethod } from './save-method'

/** Reads a page at the provider and applies its result. `expire`: ends it first if it is still open. Each step may be repeated;
 *  the page is marked complete last. */
export async function applyPage(ctx: Context, page: PaymentPage, expire = false): Promise<PaymentPage> {
  if (isOver(page)) return page
  const session = await fetchSession(ctx, page, expire)
  if (session?.status === 'open') return page
  if (session?.status === 'complete') {
    await applySession(ctx, page, session)
    return readAgain(ctx, page)
  }
  // The request that opens this page is still waiting for its session.
  if (page.sessionId === null && !expire && page.expiresAt > ctx.now()) return page
  const isEnded = await ctx.transaction((tx) => endPage(tx, page))
  const after = await readAgain(ctx, page)
  return isEnded ? after : applyPage(ctx, after, expire)
}

async function applySession(ctx: Context, page: PaymentPage, session: PlatformSession): Promise<void> {
  if (page.purpose === 'payment' && !session.intent)
    throw new Error(`The page ${page.id} is complete, and names no payment`)
  if (page.savesMethod && page.subscriptionId !== null) await saveMethod(ctx, page, session)
  if (page.offerId !== null) await concludeOffer(ctx, page, session)
  if (session.intent)
    await applyIntent(ctx, await findAttempts(ctx, eq(invoiceAttempts.pageId, page.id)), session.intent)
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(paymentPages)
      .set({ state: 'complete', endedAt: tx.now() })
      .where(eq(paymentPages.id, page.id))
  })
}

/** Another process may have ended it: also an administrator who notes a payment. */
async function readAgain({ db }: Context, { id }: PaymentPage): Promise<PaymentPage> {
  const [page] = await db.select().from(paymentPages).where(eq(paymentPages.id, id))
  if (!page) throw new Error(`The page ${id} vanished`)
  return page
}
