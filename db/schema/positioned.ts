import { boolean, integer } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** The columns that every entry of a website has: its position in the website's list, 1…n, and whether visitors see it. Each
 *  table's UNIQUE (website_id, position) DEFERRABLE INITIALLY DEFERRED, which lets neighbours swap places and which drizzle
 *  cannot express, is written by hand in the migration. */
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
