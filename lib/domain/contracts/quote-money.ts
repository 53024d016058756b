import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { announceCreditNote } from '../billing/announce-credit-note'
import { refundCredit } from '../billing/ask-refund'
import { labelOfInvoices } from '../billing/debtor'
import type { Tx } from '../context'
import { creditInvoice } from '../invoices/credit-invoice'
import type { InvoiceRow } from '../invoices/schema'

const REASON = 'rétractation'

/** Refunds locked invoices of a quote that its client withdrew from, except what is kept of each: one never issued is dropped, an
 *  unpaid one credited, a paid one refunded. Returns the refund in cents. A payment that is still on its way is refunded when it
 *  arrives. */
export async function returnMoney(tx: Tx, rows: readonly InvoiceRow[], keptCents = 0): Promise<number> {
  let paidBack = 0
  for (const invoice of rows) {
    const { id, clientId, status } = invoice
    if (status === 'draft')
      await tx.db.update(invoices).set({ status: 'cancelled' }).where(eq(invoices.id, id))
    const amountCents = invoice.totalCents - invoice.creditedCents - keptCents
    if ((status !== 'issued' && status !== 'paid') || amountCents <= 0) continue
    const note = await creditInvoice(tx, invoice, { amountCents, reason: REASON })
    const debtor = { clientId, subscriptionId: null, label: await labelOfInvoices(tx, [id]) }
    if (status === 'paid') {
      await refundCredit(tx, debtor, { invoice, note })
      paidBack += amountCents
    } else await announceCreditNote(tx, debtor, { invoice, note })
  }
  return paidBack
}
