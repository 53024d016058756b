import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { positionedColumns } from './positioned'

export const testimonials = pgTable(
  'testimonials',
  {
    ...positionedColumns(),
    content: text().notNull(),
    customerName: text().notNull(),
    customerRole: text().notNull(),
  },
  (table) => [
    unique('testimonials_id_website').on(table.id, table.websiteId),
    check('testimonials_position', sql`${table.position} >= 1`),
    check(
      'testimonials_texts',
      sql`${table.content} <> '' and ${table.customerName} <> '' and ${table.customerRole} <> ''`,
    ),
  ],
)
