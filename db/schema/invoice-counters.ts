import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { invoiceKind } from './invoices'

/** The last number given of a kind in a year. Its row is locked from the reading of the number to the end of the transaction, so that
 *  none is given twice or left out. */
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
