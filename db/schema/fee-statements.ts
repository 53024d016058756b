import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant } from './columns'
import { invoices } from './invoices'
import { orders } from './orders'

/** The months, named by their first day, whose fees are settled. The earliest only says where the first invoices begin: fees of it and
 *  of the months before it are never invoiced. */
export const feeMonths = pgTable(
  'fee_months',
  {
    month: day().primaryKey(),
    closedAt: instant().notNull(),
  },
  (table) => [check('fee_months_first_day', sql`extract(day from ${table.month}) = 1`)],
)

/** What a seller owes for a month, once for each. */
export const feeStatements = pgTable(
  'fee_statements',
  {
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    month: day().notNull(),
    /** Null where fees and those given back make nothing, or where credit notes give back the rest. */
    invoiceId: integer()
      .unique('fee_statements_invoice_unique')
      .references(() => invoices.id),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.month] })],
)

/** What of an order is in the statement of a month. `clientId` stays when the website changes hands. */
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
