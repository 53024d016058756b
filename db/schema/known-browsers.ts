import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Browsers that have logged in to an account before: those whose signed cookie still counts. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the last log-in. */
    usedAt: instant().notNull(),
  },
  (table) => [index('known_browsers_user').on(table.userId, table.usedAt)],
)
