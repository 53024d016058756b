import { eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceDisputes } from '@/db/schema/invoice-disputes'
import { invoices } from '@/db/schema/invoices'
import type { PlatformDispute } from '@/lib/providers/payments/platform-payments'
import { returnPayment, withdrawPayment } from '../billing/withdraw-payment'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { formatBill } from '../money'
import { alertAgency } from '../notifications/alert-agency'
import { callProvider } from '../payments/call-provider'
import { bySubscription, stopMethod } from './apply-intent'
import { findAttempts } from './find-attempts'
import { settleIntent } from './settle-intent'

/** Reads a dispute at the provider. If it took the money, its invoices are owed again from today and its method is stopped; if it
 *  was won, they are paid again; an inquiry changes nothing. Idempotent, in any order. False for a dispute that is not ours. */
export async function recordInvoiceDispute(ctx: Context, disputeId: string): Promise<boolean> {
  const { platformPayments } = ctx.providers
  const dispute = await callProvider(ctx, platformPayments.readDispute(disputeId))
  const { paymentIntentId: intentId } = dispute
  // A dispute's event may arrive before its payment's.
  if (!(await settleIntent(ctx, intentId))) return false
  const attempts = await findAttempts(ctx, eq(invoiceAttempts.intentId, intentId))
  if (
    !(await store(
      ctx,
      dispute,
      attempts.map(({ invoiceId }) => invoiceId),
    ))
  )
    return true
  if (dispute.isWithdrawn) {
    const { methodId } = await callProvider(ctx, platformPayments.readIntent(intentId))
    if (methodId !== null) await stopMethod(ctx, methodId)
  }
  const move = dispute.isWithdrawn ? withdrawPayment : returnPayment
  if (dispute.isWithdrawn || dispute.status === 'won')
    for (const [subscriptionId, attemptIds] of bySubscription(attempts))
      await move(ctx, { subscriptionId, attemptIds, disputeId })
  return true
}

const CLOSED = ['won', 'lost', 'warning_closed', 'prevented']

/** Stores the provider's latest answer, and alerts the agency the first time that money was taken. False for an outdated
 *  answer. */
async function store(ctx: Context, dispute: PlatformDispute, invoiceIds: number[]): Promise<boolean> {
  const { disputeId, paymentIntentId: intentId, amountCents, status, reason, isWithdrawn } = dispute
  return ctx.transaction(async (tx) => {
    const said = { intentId, amountCents, status, reason, isWithdrawn, changedAt: tx.now() }
    const [added] = await tx.db
      .insert(invoiceDisputes)
      .values({ ...said, disputeId, openedOn: parisDay(tx.now()) })
      .onConflictDoNothing()
      .returning()
    const [known] = await tx.db
      .select()
      .from(invoiceDisputes)
      .where(eq(invoiceDisputes.disputeId, disputeId))
      .for('update')
    if (known && !added) {
      const isClosed = CLOSED.includes(status)
      // Money that was withdrawn returns only when the dispute is closed.
      if (!isClosed && (CLOSED.includes(known.status) || (known.isWithdrawn && !isWithdrawn))) return false
      await tx.db.update(invoiceDisputes).set(said).where(eq(invoiceDisputes.disputeId, disputeId))
    }
    if (isWithdrawn && (added || !known?.isWithdrawn)) {
      const numbers: (string | null)[] = []
      for (const id of invoiceIds) {
        const [row] = await tx.db
          .select({ number: invoices.number })
          .from(invoices)
          .where(eq(invoices.id, id))
        numbers.push(row?.number ?? null)
      }
      const detail = [...numbers, formatBill(amountCents), reason].join(', ')
      await alertAgency(tx, { about: 'invoice-disputed', orderId: null, detail })
    }
    return true
  })
}
