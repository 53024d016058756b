import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Objects created under a caller's key, so that a repeat creates nothing. Tickets, orders, project requests and refunds store
 *  theirs in their own rows. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a visitor's. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    submissionId: uuid().notNull(),
    /** Of the request: the same key with a different request is refused. */
    hash: text().notNull(),
    entityIds: integer().array().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('submissions_caller_submission').on(table.userId, table.submissionId).nullsNotDistinct(),
    index('submissions_created').on(table.createdAt),
  ],
)
