import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Browsers that have logged in to an account before and whose signed cookie is still valid. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it last logged in. */
    usedAt: instant().notNull(),
  },
  (table) => [index('known_browsers_user').on(table.userId, table.usedAt)],
)
