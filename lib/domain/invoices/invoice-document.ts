import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { invoiceDocuments } from '@/db/schema/invoice-documents'
import { invoices } from '@/db/schema/invoices'
import { type Context, isJob, type Reads } from '../context'
import { DomainError, notFound } from '../errors'
import { ownsInvoice } from '../permissions/scopes'

/** A document as it was first issued, identical each time. */
export type InvoiceDocument = { number: string; pdf: Uint8Array<ArrayBuffer>; xml: string }

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const IS_DRAFT = 'Cette facture n’est pas encore émise\u00a0: elle n’a pas de document.'

/** The stored document of an invoice or credit note that the actor, or a job, may read; null until it is drawn. `conflict` for a
 *  draft. Throws if the bytes are no longer those that were stored. */
export async function findInvoiceDocument(reads: Reads, id: number): Promise<InvoiceDocument | null> {
  const [row] = await reads.db
    .select({
      number: invoices.number,
      pdf: invoiceDocuments.pdf,
      xml: invoiceDocuments.xml,
      sha256: invoiceDocuments.sha256,
    })
    .from(invoices)
    .leftJoin(invoiceDocuments, eq(invoiceDocuments.invoiceId, invoices.id))
    .where(and(eq(invoices.id, id), isJob(reads) ? undefined : ownsInvoice(reads)))
  if (!row) throw notFound()
  const { number, pdf, xml, sha256: kept } = row
  if (number === null) throw new DomainError('conflict', IS_DRAFT)
  if (pdf === null || xml === null) return null
  if (sha256(pdf) !== kept) throw new Error(`The document of invoice ${id} is not the one that was kept`)
  return { number, pdf: new Uint8Array(pdf), xml }
}

/** Stores a document unless there is one: of two drawn concurrently the first stays. */
export async function keepInvoiceDocument(
  ctx: Context,
  { invoiceId, pdf, xml }: { invoiceId: number; pdf: Uint8Array; xml: string },
): Promise<void> {
  const bytes = Buffer.from(pdf)
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(invoiceDocuments)
      .values({ invoiceId, pdf: bytes, xml, sha256: sha256(bytes), at: tx.now() })
      .onConflictDoNothing()
  })
}

/** Issued invoices and credit notes without a document, oldest first. */
export async function listUndrawnInvoices({ db }: Reads, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(invoiceDocuments, eq(invoiceDocuments.invoiceId, invoices.id))
    .where(and(isNotNull(invoices.number), isNull(invoiceDocuments.invoiceId)))
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The id of the invoice or credit note with a number; null if unknown. */
export async function findInvoiceId({ db }: Reads, number: string): Promise<number | null> {
  const [row] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, number))
  return row?.id ?? null
}
