import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import type { Debtor } from './debtor'

/** Mails a client the credit note of an unpaid invoice, with what is left to pay. `invoice`: as it was before. */
export async function announceCreditNote(
  tx: Tx,
  debtor: Debtor,
  { invoice, note }: { invoice: InvoiceRow; note: InvoiceRow },
): Promise<void> {
  if (note.number === null || invoice.number === null) return
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'credit-note-issued', label: debtor.label, number: note.number },
    ...{ invoiceNumber: invoice.number, amountCents: note.totalCents, reason: note.reason ?? '' },
    dueCents: invoice.totalCents - invoice.creditedCents - note.totalCents,
  })
}
