import type { PgColumn } from 'drizzle-orm/pg-core'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import type { InvoiceFacts } from './details'

/** What is due on an invoice follows from these columns; `attemptState` is that of its attempt in progress. */
export const INVOICE_FACTS = {
  id: invoices.id,
  number: invoices.number,
  purpose: invoices.purpose,
  status: invoices.status,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  first: invoices.first,
  last: invoices.last,
  paymentPlan: invoices.paymentPlan,
  movePlan: invoices.movePlan,
  totalCents: invoices.totalCents,
  creditedCents: invoices.creditedCents,
  refusedOn: invoices.refusedOn,
  lastRefusal: invoices.lastRefusal,
  attemptState: invoiceAttempts.state,
} satisfies Record<keyof InvoiceFacts, PgColumn>
