import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Answers that the staff gives often, shared by all of it. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('canned_answers_title_unique').on(sql`lower(${table.title})`),
    check('canned_answers_title_length', sql`char_length(${table.title}) between 1 and 100`),
    check('canned_answers_body_length', sql`char_length(${table.body}) between 1 and 10000`),
  ],
)
