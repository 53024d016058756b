import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { positionedColumns } from './positioned'

export const events = pgTable(
  'events',
  {
    ...positionedColumns(),
    title: text().notNull(),
    description: text().notNull(),
    eventDate: date().notNull(),
    endDate: date(),
  },
  (table) => [
    unique('events_id_website').on(table.id, table.websiteId),
    check('events_position', sql`${table.position} >= 1`),
    check('events_texts', sql`${table.title} <> '' and ${table.description} <> ''`),
    check('events_end_not_before_start', sql`${table.endDate} >= ${table.eventDate}`),
  ],
)
