import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { invoiceKind } from './invoices'

/** The last number assigned per kind and year. Its row is locked from the read until the transaction ends, so that no number is
 *  assigned twice or skipped. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: invoiceKind().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('invoice_counters_last', sql`${table.last} >= 0`),
  ],
)
