import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** A signed-in browser. Cookie and access token only point here: deleting the row ends both at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's User-Agent, cut to 300 characters. */
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** The user whose pages an administrator views with this session, until `viewEndsAt`. */
    viewedUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    viewEndsAt: instant(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_viewed_user').on(table.viewedUserId).where(sql`${table.viewedUserId} is not null`),
    check('sessions_expire_later', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
