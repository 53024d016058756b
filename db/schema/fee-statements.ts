import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant } from './columns'
import { invoices } from './invoices'
import { orders } from './orders'

/** The settled months of fees, named by their first day. The earliest only marks where invoicing begins: fees of that month and
 *  of earlier ones are never invoiced. */
export const feeMonths = pgTable(
  'fee_months',
  {
    month: day().primaryKey(),
    closedAt: instant().notNull(),
  },
  (table) => [check('fee_months_first_day', sql`extract(day from ${table.month}) = 1`)],
)

/** The fees that a seller owes for a month, one row for each. */
export const feeStatements = pgTable(
  'fee_statements',
  {
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    month: day().notNull(),
    /** Null when fees and returned fees cancel out, or when credit notes return the rest. */
    invoiceId: integer()
      .unique('fee_statements_invoice_unique')
      .references(() => invoices.id),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.month] })],
)

/** The part of an order in a month's statement. `clientId` stays when the website changes hands. */
export const feeEntries = pgTable(
  'fee_entries',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    month: day().notNull(),
    clientId: integer().notNull(),
    feeCents: integer().notNull(),
    /** Below zero when a refund that was counted failed later. */
    returnedCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.month] }),
    index('fee_entries_statement').on(table.clientId, table.month),
    foreignKey({
      name: 'fee_entries_statement_fk',
      columns: [table.clientId, table.month],
      foreignColumns: [feeStatements.clientId, feeStatements.month],
    }),
    check('fee_entries_fee', sql`${table.feeCents} >= 0`),
  ],
)
