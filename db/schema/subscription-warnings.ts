import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { subscriptions } from './subscriptions'
import { users } from './users'

/** A written warning by the agency with a deadline: without it the agency ends no contract for breach or non-payment. */
export const subscriptionWarnings = pgTable(
  'subscription_warnings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    warnedOn: day().notNull(),
    /** The last day to remedy it. */
    deadline: day().notNull(),
    warnedById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('subscription_warnings_subscription').on(table.subscriptionId, table.id),
    index('subscription_warnings_warned_by').on(table.warnedById),
    check('subscription_warnings_deadline', sql`${table.deadline} >= ${table.warnedOn}`),
    check('subscription_warnings_reason', sql`char_length(${table.reason}) between 1 and 2000`),
  ],
)
