import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'
import { invoices } from './invoices'

/** The document of an issued invoice or credit note, as it is sent: written once. A trigger refuses every change and deletion. */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    invoiceId: integer()
      .primaryKey()
      .references(() => invoices.id),
    /** With `xml` embedded. */
    pdf: bytes().notNull(),
    /** EN 16931, in the syntax of the Cross Industry Invoice. */
    xml: text().notNull(),
    /** Of `pdf`, in hexadecimal. */
    sha256: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('invoice_documents_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`)],
)
