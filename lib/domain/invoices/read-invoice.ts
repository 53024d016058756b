import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invoices } from '@/db/schema/invoices'
import { quotes } from '@/db/schema/quotes'
import { actingUser, isJob, type Reads } from '../context'
import { DomainError, notFound } from '../errors'
import { ownsInvoice } from '../permissions/scopes'
import { INVOICE_COLUMNS } from './invoice-columns'
import { asIssued, type IssuedInvoice } from './issued-invoice'
import type { InvoiceDetail } from './schema'

const corrected = alias(invoices, 'corrected')
/** The number of the quote whose deposit or balance it is. */
const quoteNumber = sql<string | null>`(
  select ${quotes.number} from ${quotes}
  where ${INVOICE_COLUMNS.id} in (${quotes.depositInvoiceId}, ${quotes.balanceInvoiceId}))`

/** An invoice or credit note of the actor, or any for an administrator, with both parties and its credit notes. */
export async function readInvoice(reads: Reads, id: number): Promise<InvoiceDetail> {
  actingUser(reads)
  return readDetail(reads, id)
}

/** The same with its number, also for a job; `conflict` for a draft. */
export async function readIssuedInvoice(reads: Reads, id: number): Promise<IssuedInvoice> {
  const issued = asIssued(await readDetail(reads, id))
  if (!issued) throw new DomainError('conflict', 'Cette facture n’est pas encore émise.')
  return issued
}

async function readDetail(reads: Reads, id: number): Promise<InvoiceDetail> {
  const [invoice] = await reads.db
    .select({
      ...INVOICE_COLUMNS,
      client: invoices.client,
      seller: invoices.seller,
      regime: invoices.regime,
      correctedNumber: corrected.number,
      quoteNumber,
    })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.correctedInvoiceId))
    .where(and(eq(invoices.id, id), isJob(reads) ? undefined : ownsInvoice(reads)))
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
