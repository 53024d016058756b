import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { positioned } from './positioned'

export const testimonials = pgTable(
  'testimonials',
  {
    ...positioned(),
    content: text().notNull(),
    customerName: text().notNull(),
    customerRole: text().notNull(),
  },
  (table) => [
    check('testimonials_position', sql`${table.position} >= 1`),
    check(
      'testimonials_texts',
      sql`${table.content} <> '' and ${table.customerName} <> '' and ${table.customerRole} <> ''`,
    ),
  ],
)
