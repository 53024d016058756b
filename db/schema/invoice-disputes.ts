import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'

/** A payment that a client's bank disputes, as the provider said last. */
export const invoiceDisputes = pgTable(
  'invoice_disputes',
  {
    /** The provider's. */
    disputeId: text().primaryKey(),
    intentId: text().notNull(),
    amountCents: integer().notNull(),
    status: text().notNull(),
    reason: text().notNull(),
    /** Whether the money is away now. */
    isWithdrawn: boolean().notNull(),
    openedOn: day().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('invoice_disputes_intent').on(table.intentId)],
)
