import { and, asc, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Month } from '../calendar'
import type { Context, Tx } from '../context'
import { frenchMonth } from '../french-month'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'

/** Issues a locked draft of fees as paid, because they were withheld from the payments of the seller's customers, and mails it to
 *  the seller. It stays a draft while either party's facts are missing. */
export async function issueFees(tx: Tx, draft: InvoiceRow): Promise<void> {
  const { invoice, lacks } = await issueInvoice(tx, draft, { isManual: false, isNet: true })
  if (lacks) return
  await tx.db
    .update(invoices)
    .set({ status: 'paid', paidOn: invoice.issuedOn })
    .where(eq(invoices.id, invoice.id))
  await mailFees(tx, invoice, draft.first)
}

/** Mails a seller an issued invoice of fees, or a credit note on one. `on`: a day of the month it covers. */
export async function mailFees(
  tx: Tx,
  { clientId, kind, number, totalCents }: InvoiceRow,
  on: string | null,
): Promise<void> {
  if (number === null || on === null) return
  await mailClient(tx, clientId, {
    ...{ kind: 'fees-invoiced', label: `Frais de service, ${frenchMonth(on.slice(0, 7) as Month)}` },
    ...{ number, totalCents, isCreditNote: kind === 'credit_note' },
  })
}

/** Issues the fee invoices that waited for facts, each in its own transaction, each seller's oldest first; of one seller, or of
 *  all. */
export async function issueWaitingFees(ctx: Context, clientId?: number): Promise<void> {
  const isWaiting = and(
    ...[eq(invoices.purpose, 'fees'), eq(invoices.status, 'draft')],
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
  )
  const waiting = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isWaiting)
    .orderBy(asc(invoices.clientId), asc(invoices.first))
  for (const { id } of waiting)
    await ctx.transaction(async (tx) => {
      const [draft] = await tx.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), isWaiting))
        .for('update')
      if (draft) await issueFees(tx, draft)
    })
}
