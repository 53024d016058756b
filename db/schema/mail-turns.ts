import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** One row: when the next mail may be sent, by any instance. */
export const mailTurns = pgTable(
  'mail_turns',
  { id: integer().primaryKey().default(1), nextAt: instant().notNull() },
  (table) => [check('mail_turns_one_row', sql`${table.id} = 1`)],
)
