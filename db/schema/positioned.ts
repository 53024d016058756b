import { boolean, integer } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** What every entry of a website has: its place in the website's list, 1…n, and whether visitors see it.
 *  Each table's UNIQUE (website_id, position) DEFERRABLE INITIALLY DEFERRED, which neighbours need to swap places and
 *  drizzle cannot say, is written by hand in the migration. */
export const positionedColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  websiteId: integer()
    .notNull()
    .references(() => websites.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
})
