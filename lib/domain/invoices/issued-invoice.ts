import type { InvoiceDetail } from './schema'

/** What a document is made from: an invoice or credit note with its number and both parties. */
export type IssuedInvoice = InvoiceDetail &
  Issued<Pick<InvoiceDetail, 'number' | 'issuedOn' | 'dueOn' | 'client' | 'seller'>>

type Issued<Facts> = { [Fact in keyof Facts]: NonNullable<Facts[Fact]> }

/** The same invoice; null for a draft. */
export function asIssued(invoice: InvoiceDetail): IssuedInvoice | null {
  const { number, issuedOn, dueOn, client, seller } = invoice
  return number && issuedOn && dueOn && client && seller
    ? { ...invoice, number, issuedOn, dueOn, client, seller }
    : null
}
