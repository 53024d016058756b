import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'

/** A payment that a client's bank disputes, in the provider's last reported state. */
export const invoiceDisputes = pgTable(
  'invoice_disputes',
  {
    /** The provider's. */
    disputeId: text().primaryKey(),
    intentId: text().notNull(),
    amountCents: integer().notNull(),
    status: text().notNull(),
    reason: text().notNull(),
    /** Whether the money is currently withdrawn. */
    isWithdrawn: boolean().notNull(),
    openedOn: day().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('invoice_disputes_intent').on(table.intentId)],
)
