import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** What was created under a key of its caller's, so that a repeat creates nothing. Tickets, orders, project requests and
 *  refunds keep theirs in their own rows. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a visitor's. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    submissionId: uuid().notNull(),
    /** Of what was asked for: the same key with something else in it is refused. */
    hash: text().notNull(),
    entityIds: integer().array().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('submissions_caller_submission').on(table.userId, table.submissionId).nullsNotDistinct(),
    index('submissions_created').on(table.createdAt),
  ],
)
