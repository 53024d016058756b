import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { quotes } from './quotes'
import { users } from './users'

/** A consumer's withdrawal from an accepted quote. Kept with the quote. */
export const quoteWithdrawals = pgTable(
  'quote_withdrawals',
  {
    quoteId: integer()
      .primaryKey()
      .references(() => quotes.id),
    /** The day of the declaration. */
    on: day().notNull(),
    /** When it was recorded. */
    at: instant().notNull(),
    /** The signed-in user: the client, or the agency for a letter; null for the mailed link. */
    recordedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The part of the deposit kept, for work that the client had asked for at once. Null until the agency has decided. */
    keptCents: integer(),
    /** Why it is kept. */
    keptReason: text(),
  },
  (table) => [
    index('quote_withdrawals_recorded_by').on(table.recordedBy),
    index('quote_withdrawals_open').on(table.quoteId).where(sql`${table.keptCents} is null`),
    check('quote_withdrawals_kept', sql`${table.keptCents} >= 0`),
    check(
      'quote_withdrawals_reason',
      sql`coalesce(${table.keptCents}, 0) = 0 or char_length(${table.keptReason}) between 1 and 1000`,
    ),
  ],
)
