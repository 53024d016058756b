import { eq } from 'drizzle-orm'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import type { Refund } from '@/lib/providers/payments/payments'
import { lockDebtor } from '../billing/debtor'
import { addEntry } from '../billing/timeline'
import type { Context } from '../context'
import { formatBill } from '../money'
import { alertAgency } from '../notifications/alert-agency'
import { callProvider } from '../payments/call-provider'

type Said = { refundId: string | null; status: Refund['status']; failure: string | null }

const STATES = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const
type Status = typeof invoiceRefunds.$inferSelect.status
/** A succeeded refund may still fail; no other state goes back, so that an outdated answer changes nothing. A withdrawn one may
 *  have been made before. */
const NEXT: Partial<Record<Status, readonly Status[]>> = {
  asked: ['pending', 'succeeded', 'failed'],
  withdrawn: ['pending', 'succeeded'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
}

/** Moves a refund to the provider's state. A failed one is left to a person. */
export async function storeRefund(ctx: Context, id: number, said: Said): Promise<void> {
  const [found] = await ctx.db
    .select({ subscriptionId: invoices.subscriptionId, invoiceId: invoices.id })
    .from(invoiceRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceRefunds.invoiceId))
    .where(eq(invoiceRefunds.id, id))
  if (!found) return
  const { subscriptionId } = found
  const status = STATES[said.status]
  await ctx.transaction(async (tx) => {
    await lockDebtor(tx, subscriptionId, [found.invoiceId])
    const [row] = await tx.db.select().from(invoiceRefunds).where(eq(invoiceRefunds.id, id)).for('update')
    if (!row || !NEXT[row.status]?.includes(status)) return
    const { refundId, failure } = said
    await tx.db
      .update(invoiceRefunds)
      .set({ status, refundId: refundId ?? row.refundId, failure, changedAt: tx.now() })
      .where(eq(invoiceRefunds.id, id))
    const { invoiceId, amountCents } = row
    const data = { invoiceId, refundId: id, amountCents }
    if (status === 'succeeded') await addEntry(tx, subscriptionId, { kind: 'refunded', data })
    if (status !== 'failed') return
    await addEntry(tx, subscriptionId, { kind: 'refund_failed', data })
    const [invoice] = await tx.db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, invoiceId))
    const about = [invoice?.number ?? '', formatBill(amountCents), failure ?? 'sans raison']
    await alertAgency(tx, { about: 'invoice-refund-failed', orderId: null, detail: about.join(', ') })
  })
}

/** Reads a refund at the provider and stores its result; one without our reference was made elsewhere. */
export async function syncRefund(ctx: Context, refundId: string): Promise<void> {
  const refund = await callProvider(ctx, ctx.providers.platformPayments.readRefund(refundId))
  const id = Number(refund.reference)
  if (refund.reference !== null && Number.isSafeInteger(id)) await storeRefund(ctx, id, refund)
}
