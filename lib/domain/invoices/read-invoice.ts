import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invoices } from '@/db/schema/invoices'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsInvoice } from '../permissions/scopes'
import { INVOICE_COLUMNS } from './invoice-columns'
import type { InvoiceDetail } from './schema'

const corrected = alias(invoices, 'corrected')

/** An invoice or credit note of the actor, or any for an administrator, with both sides and its credit notes. */
export async function readInvoice(reads: Reads, id: number): Promise<InvoiceDetail> {
  actingUser(reads)
  const [invoice] = await reads.db
    .select({
      ...INVOICE_COLUMNS,
      client: invoices.client,
      seller: invoices.seller,
      regime: invoices.regime,
      correctedNumber: corrected.number,
    })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.correctedInvoiceId))
    .where(and(eq(invoices.id, id), ownsInvoice(reads)))
  if (!invoice) throw notFound()
  return { ...invoice, creditNotes: await readCreditNotes(reads, id) }
}

async function readCreditNotes({ db }: Pick<Reads, 'db'>, id: number): Promise<InvoiceDetail['creditNotes']> {
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      issuedOn: invoices.issuedOn,
      totalCents: invoices.totalCents,
      reason: invoices.reason,
    })
    .from(invoices)
    .where(and(eq(invoices.correctedInvoiceId, id), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.id))
  // A credit note is issued as it is written, with its reason.
  return rows.flatMap(({ number, issuedOn, reason, ...note }) =>
    number && issuedOn && reason ? [{ ...note, number, issuedOn, reason }] : [],
  )
}
