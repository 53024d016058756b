import { and, eq, inArray, isNull } from 'drizzle-orm'
import { contractOffers } from '@/db/schema/contract-offers'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentPages } from '@/db/schema/payment-pages'
import type { Tx } from '../context'
import { isOver, lockPage, type PaymentPage } from './payment-page'

/** Marks a page on which nothing can be paid any more as expired: its invoices may be paid otherwise, its offer has lapsed. False
 *  if a session was stored since: that one must be ended first. */
export async function endPage(tx: Tx, { id, sessionId }: PaymentPage): Promise<boolean> {
  const page = await lockPage(tx, id)
  if (isOver(page)) return true
  if (page.sessionId !== sessionId) return false
  const endedAt = tx.now()
  await tx.db.update(paymentPages).set({ state: 'expired', endedAt }).where(eq(paymentPages.id, id))
  await tx.db
    .update(invoiceAttempts)
    .set({ state: 'cancelled', endedAt })
    .where(
      and(eq(invoiceAttempts.pageId, id), inArray(invoiceAttempts.state, ['created', 'open', 'unknown'])),
    )
  if (page.offerId !== null)
    await tx.db
      .update(contractOffers)
      .set({ lapsedAt: endedAt })
      .where(and(eq(contractOffers.id, page.offerId), isNull(contractOffers.concludedAt)))
  return true
}
