import { and, desc, eq, inArray, ne, notExists, or, sql, sum } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceDisputes } from '@/db/schema/invoice-disputes'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import type { Attempt } from './attempts'
import type { Debtor } from './debtor'
import { addEntry } from './timeline'

/** Requests the refund of a credit note on a locked, paid invoice: from the provider's payment, or as a transfer that the agency
 *  makes and notes. */
export async function refundCredit(
  tx: Tx,
  debtor: Debtor,
  { invoice, note }: { invoice: InvoiceRow; note: InvoiceRow },
): Promise<void> {
  const paidBy = await findPayingAttempt(tx, invoice)
  const amountCents = note.totalCents
  await insertRefund(tx, {
    ...{ invoiceId: invoice.id, reason: 'credit', creditNoteId: note.id, amountCents },
    attemptId: paidBy?.id ?? null,
  })
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'invoice-refunded', label: debtor.label, amountCents },
    ...{ reason: 'credit', isTransfer: paidBy === null, ...(note.number && { creditNote: note.number }) },
  })
}

/** Refunds a second payment in full: its invoice was already paid or cancelled. Idempotent. */
export async function refundSecondPayment(
  tx: Tx,
  debtor: Debtor,
  { id: attemptId, invoiceId, amountCents: paidCents }: Attempt,
): Promise<void> {
  const amountCents = paidCents - (await returnedOf(tx, attemptId))
  if (amountCents <= 0) return
  await insertRefund(tx, { invoiceId, reason: 'paid_twice', attemptId, amountCents })
  await addEntry(tx, debtor.subscriptionId, { kind: 'paid_twice', data: { invoiceId, attemptId } })
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'invoice-refunded', label: debtor.label, amountCents },
    ...{ reason: 'paid_twice', isTransfer: false },
  })
}

/** Refunds what a payment brought beyond the amount due: part of its invoice was credited while it was on its way, or at the
 *  bank. Idempotent. */
export async function refundSurplus(
  tx: Tx,
  debtor: Debtor,
  { invoice, attempt }: { invoice: InvoiceRow; attempt: Attempt },
): Promise<void> {
  const dueCents = invoice.totalCents - invoice.creditedCents
  const amountCents = attempt.amountCents - dueCents - (await returnedOf(tx, attempt.id))
  if (amountCents <= 0) return
  const [note] = await tx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.correctedInvoiceId, invoice.id))
    .orderBy(desc(invoices.id))
    .limit(1)
  if (!note) throw new Error(`Attempt ${attempt.id} brought more than invoice ${invoice.id} was ever over`)
  const about = { invoiceId: invoice.id, attemptId: attempt.id, creditNoteId: note.id }
  await insertRefund(tx, { ...about, reason: 'credit', amountCents })
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'invoice-refunded', label: debtor.label, amountCents },
    ...{ reason: 'credit', isTransfer: false },
  })
}

/** The provider's payment that settles a paid invoice; null for one noted manually. `disputedId`: counts although a bank reversed
 *  it. */
export async function findPayingAttempt(
  tx: Tx,
  { id, receivedOn }: InvoiceRow,
  disputedId?: number,
): Promise<Attempt | null> {
  if (receivedOn !== null) return null
  const withdrawn = tx.db
    .select({ one: sql`1` })
    .from(invoiceDisputes)
    .where(and(eq(invoiceDisputes.intentId, invoiceAttempts.intentId), eq(invoiceDisputes.isWithdrawn, true)))
  const returned = tx.db
    .select({ one: sql`1` })
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.attemptId, invoiceAttempts.id), eq(invoiceRefunds.reason, 'paid_twice')))
  const [attempt] = await tx.db
    .select()
    .from(invoiceAttempts)
    .where(
      and(
        ...[eq(invoiceAttempts.invoiceId, id), eq(invoiceAttempts.state, 'succeeded')],
        notExists(returned),
        or(notExists(withdrawn), disputedId === undefined ? undefined : eq(invoiceAttempts.id, disputedId)),
      ),
    )
    .orderBy(desc(invoiceAttempts.id))
    .limit(1)
  return attempt ?? null
}

/** What is being, or was, refunded of a payment; failed refunds count, because a person handles them. */
async function returnedOf(tx: Tx, attemptId: number): Promise<number> {
  const [row] = await tx.db
    .select({ cents: sum(invoiceRefunds.amountCents) })
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.attemptId, attemptId), ne(invoiceRefunds.status, 'withdrawn')))
  return Number(row?.cents ?? 0)
}

/** Withdraws the refunds of a payment that a bank reversed in full: the client already has that money. */
export async function withdrawRefunds(
  tx: Tx,
  debtor: Pick<Debtor, 'subscriptionId'>,
  { id: attemptId }: Attempt,
): Promise<void> {
  const withdrawn = await tx.db
    .update(invoiceRefunds)
    .set({ status: 'withdrawn', changedAt: tx.now() })
    .where(and(eq(invoiceRefunds.attemptId, attemptId), inArray(invoiceRefunds.status, ['asked', 'failed'])))
    .returning()
  for (const { id: refundId, invoiceId, amountCents } of withdrawn)
    await addEntry(tx, debtor.subscriptionId, {
      kind: 'refund_withdrawn',
      data: { invoiceId, refundId, amountCents },
    })
}

type NewRefund = Omit<typeof invoiceRefunds.$inferInsert, 'status' | 'createdAt'>

async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const isTransfer = refund.attemptId === null
  const [row] = await tx.db
    .insert(invoiceRefunds)
    .values({ ...refund, status: isTransfer ? 'to_transfer' : 'asked', createdAt: tx.now() })
    .returning({ id: invoiceRefunds.id })
  if (row && !isTransfer) await tx.enqueue({ queue: 'billingRefunds', invoiceRefundId: row.id })
}
