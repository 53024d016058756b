import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** The publisher of a website, for its legal notice; an empty text is not given yet. */
export const websitePublishers = pgTable(
  'website_publishers',
  {
    websiteId: integer()
      .primaryKey()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Of a website without a shop: a shop's seller is its website's publisher. */
    name: text().notNull().default(''),
    address: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    director: text().notNull().default(''),
    /** Name, address and telephone. */
    host: text().notNull().default(''),
    privacyUrl: text().notNull().default(''),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('website_publishers_privacy', sql`${table.privacyUrl} = '' or ${table.privacyUrl} ~ '^https?://'`),
  ],
)
