import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import type { Context } from '../context'
import { formatBill } from '../money'
import { alertAgency } from '../notifications/alert-agency'
import { findAttempts, isLiveAttempt } from './find-attempts'
import { sendRefund } from './send-refund'
import { settleAttempt } from './settle-attempt'
import { syncRefund } from './store-refund'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Failed = (error: unknown, about: { attemptId: number } | { invoiceRefundId: number }) => void
/** `unanswered`: those with an unknown outcome; `all`: also those that banks settle in days. */
type Which = 'unanswered' | 'all'

/** Asks the provider about live attempts and refunds without an event, and alerts the agency of one without an answer for a day.
 *  `failed` is called for each that could not be queried; the next run retries it. */
export async function reconcileAttempts(ctx: Context, which: Which, failed: Failed): Promise<void> {
  const before = new Date(ctx.now().getTime() - MINUTE_MS)
  const states = inArray(invoiceAttempts.state, ['created', 'unknown'])
  const isQuiet = and(which === 'all' ? isLiveAttempt : states, lte(invoiceAttempts.createdAt, before))
  for (const attempt of await findAttempts(ctx, isQuiet))
    await settleAttempt(ctx, attempt).catch((error) => failed(error, { attemptId: attempt.id }))
  await alertUnanswered(ctx)
  if (which === 'all') await reconcileRefunds(ctx, failed)
}

async function alertUnanswered(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - DAY_MS)
  await ctx.transaction(async (tx) => {
    const late = await tx.db
      .update(invoiceAttempts)
      .set({ alertedAt: tx.now() })
      .where(
        and(
          inArray(invoiceAttempts.state, ['created', 'unknown']),
          ...[lte(invoiceAttempts.createdAt, before), isNull(invoiceAttempts.alertedAt)],
        ),
      )
      .returning()
    for (const { invoiceId, amountCents, intentId } of late) {
      const [invoice] = await tx.db
        .select({ number: invoices.number })
        .from(invoices)
        .where(eq(invoices.id, invoiceId))
      const about = [invoice?.number ?? `facture ${invoiceId}`, formatBill(amountCents), intentId ?? '—']
      await alertAgency(tx, { about: 'debit-unknown', orderId: null, detail: about.join(', ') })
    }
  })
}

async function reconcileRefunds(ctx: Context, failed: Failed): Promise<void> {
  const open = await ctx.db
    .select({ id: invoiceRefunds.id, status: invoiceRefunds.status, refundId: invoiceRefunds.refundId })
    .from(invoiceRefunds)
    .where(and(inArray(invoiceRefunds.status, ['asked', 'pending']), isNotNull(invoiceRefunds.attemptId)))
    .orderBy(asc(invoiceRefunds.id))
  for (const { id, status, refundId } of open) {
    const asking = status === 'asked' || refundId === null ? sendRefund(ctx, id) : syncRefund(ctx, refundId)
    await asking.catch((error) => failed(error, { invoiceRefundId: id }))
  }
}
