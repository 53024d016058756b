import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Context } from '../context'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { contractOf } from './contract'
import { announcedTo, announceInvoice } from './invoice-period'
import { lockSubscription } from './lock-subscription'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

/** Issues the invoices of a subscription's periods and recurring lines that waited for facts, oldest first; their due date counts
 *  from today. Returns those it issued. */
export async function issueWaitingInvoices(ctx: Context, subscriptionId: number): Promise<InvoiceRow[]> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const { subscription } = locked
    const drafts = await tx.db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.subscriptionId, subscriptionId),
          inArray(invoices.purpose, ['period', 'recurring']),
          eq(invoices.status, 'draft'),
        ),
      )
      .orderBy(asc(invoices.first))
    const issued: InvoiceRow[] = []
    for (const draft of drafts) {
      const made = await issueInvoice(tx, draft, { isManual: subscription.collection === 'manual' })
      if (made.lacks) return issued
      const { id: invoiceId, number, totalCents } = made.invoice
      await addEntry(tx, subscriptionId, {
        kind: 'invoice_issued',
        data: { invoiceId, number, totalCents },
      })
      await announceInvoice(tx, announcedTo(subscription), made)
      issued.push(made.invoice)
    }
    if (issued.length === 0) return issued
    // The daily job debits them, although it has already processed this subscription.
    await saveContract(tx, locked, contractOf(subscription), { processedAt: null })
    return issued
  })
}
