import { bigint, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { websites } from './websites'

/** The lists of a website that visitors read. `pictures`: its gallery and the pictures of its entries. */
export const publicList = pgEnum('public_list', ['products', 'testimonials', 'staff', 'events', 'pictures'])

/** A number that changes with every change to the content of a list: microseconds since 1970, so that a restored database does
 *  not give an old number to new content. Triggers (migration 0025) write it: one row per list, created with its website, and
 *  raised when a transaction that changed the list commits. */
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
