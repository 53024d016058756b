import { sql } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import type { InvoiceLine } from './schema'

/** Qualified with its table: a query of one table omits it, and the lines have an id too. */
const invoiceId = sql`${invoices}.${sql.identifier(invoices.id.name)}`

const linesOf = sql<InvoiceLine[]>`(
  select coalesce(json_agg(json_build_object('label', ${invoiceLines.label}, 'quantity', ${invoiceLines.quantity},
    'unitCents', ${invoiceLines.unitCents}, 'totalCents', ${invoiceLines.totalCents}, 'vatPermille', ${invoiceLines.vatPermille},
    'vatCents', ${invoiceLines.vatCents})
    order by ${invoiceLines.id}), '[]')
  from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoiceId})`

const dueCents = sql<number>`case when ${invoices.status} = 'issued' and ${invoices.kind} = 'invoice'
  then ${invoices.totalCents} - ${invoices.creditedCents} else 0 end`

export const INVOICE_COLUMNS = {
  id: invoices.id,
  clientId: invoices.clientId,
  subscriptionId: invoices.subscriptionId,
  kind: invoices.kind,
  purpose: invoices.purpose,
  status: invoices.status,
  number: invoices.number,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  first: invoices.first,
  last: invoices.last,
  totalCents: invoices.totalCents,
  vatCents: invoices.vatCents,
  creditedCents: invoices.creditedCents,
  correctedInvoiceId: invoices.correctedInvoiceId,
  reason: invoices.reason,
  refusedOn: invoices.refusedOn,
  paidOn: invoices.paidOn,
  receivedOn: invoices.receivedOn,
  paymentReference: invoices.paymentReference,
  dueCents,
  lines: linesOf,
}
