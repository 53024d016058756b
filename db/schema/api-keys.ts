import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'
import { websites } from './websites'

export const keyAccess = pgEnum('key_access', ['read', 'write'])

/** Keys with which a client's programs call the API for one website. They stop working once their creator loses the website. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** The key's creator, on whose behalf it acts. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    access: keyAccess().notNull(),
    /** The key's first characters, for people to recognize it. */
    prefix: text().notNull(),
    /** SHA-256 of the key, in hex: 256 random bits need no slower hash. */
    keyHash: text().notNull().unique('api_keys_hash_unique'),
    createdAt: instant().notNull().defaultNow(),
    /** Updated at most once an hour. */
    lastUsedAt: instant(),
  },
  (table) => [
    index('api_keys_website').on(table.websiteId, table.id),
    index('api_keys_user').on(table.userId),
    check('api_keys_name_length', sql`char_length(${table.name}) between 1 and 60`),
  ],
)
