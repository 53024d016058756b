import { bigint, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { websites } from './websites'

/** What visitors read of a website. `pictures`: its gallery and the pictures of its entries. */
export const publicList = pgEnum('public_list', ['products', 'testimonials', 'staff', 'events', 'pictures'])

/** A number that is another one after every change of what a list shows: microseconds since 1970, so that a database that
 *  was restored does not give an old number to new content. Triggers (migration 0025) write it: one row a list with its
 *  website, and a raise when a transaction that changed the list commits. */
export const listVersions = pgTable(
  'list_versions',
  {
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    list: publicList().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.list] })],
)
