import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { type Month, shiftMonth } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

const corrected = alias(invoices, 'corrected')

/** The lines of one rate of an issued invoice or credit note, with the parties printed on it. Sums in cents, negative for a
 *  credit note. */
export type BookedDocument = Awaited<ReturnType<typeof readDocuments>>[number]

/** The documents issued in a month, by number: invoices, then credit notes, each by rate. One statement. */
export async function listDocuments(reads: Reads, month: Month): Promise<BookedDocument[]> {
  requirePermission(reads, 'subscriptions.manage')
  return readDocuments(reads, month)
}

function readDocuments({ db }: Reads, month: Month) {
  const sign = sql`case ${invoices.kind} when 'credit_note' then -1 else 1 end`
  return db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      purpose: invoices.purpose,
      number: sql<string>`${invoices.number}`,
      issuedOn: sql<NonNullable<typeof invoices.$inferSelect.issuedOn>>`${invoices.issuedOn}`,
      dueOn: invoices.dueOn,
      first: invoices.first,
      last: invoices.last,
      regime: invoices.regime,
      reason: invoices.reason,
      client: invoices.client,
      transmission: invoices.transmission,
      correctedNumber: corrected.number,
      permille: invoiceLines.vatPermille,
      grossCents: sql<number>`(${sign} * sum(${invoiceLines.totalCents}))::float8`,
      vatCents: sql<number>`(${sign} * sum(${invoiceLines.vatCents}))::float8`,
    })
    .from(invoices)
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .leftJoin(corrected, eq(corrected.id, invoices.correctedInvoiceId))
    .where(
      and(
        isNotNull(invoices.number),
        gte(invoices.issuedOn, `${month}-01`),
        lt(invoices.issuedOn, `${shiftMonth(month, 1)}-01`),
      ),
    )
    .groupBy(invoices.id, corrected.id, invoiceLines.vatPermille)
    .orderBy(asc(invoices.kind), asc(invoices.issuedOn), asc(invoices.id), desc(invoiceLines.vatPermille))
}
