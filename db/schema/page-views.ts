import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Views of each public page per day in Paris. Nothing in a row identifies a visitor. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    views: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path] }),
    check('page_views_positive', sql`${table.views} > 0`),
    check('page_views_path', sql`${table.path} ~ '^/' and length(${table.path}) <= 200`),
  ],
)

/** Arrivals at the site per day from each other site, on any page. */
export const arrivals = pgTable(
  'arrivals',
  {
    day: date({ mode: 'string' }).notNull(),
    /** A host name, or one of the sources without a name (lib/domain/audience/source.ts). */
    source: text().notNull(),
    arrivals: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.source] }),
    check('arrivals_positive', sql`${table.arrivals} > 0`),
  ],
)
