import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** A user's last form that was sent without script and refused, so that the page can show it again. */
export const refusedForms = pgTable('refused_forms', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  message: text().notNull(),
  /** The faults and the typed values, by field name. */
  issues: jsonb().$type<Record<string, string>>().notNull(),
  values: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
