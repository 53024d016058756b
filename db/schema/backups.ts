import { sql } from 'drizzle-orm'
import { bigint, check, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The backups that `npm run backup` made: the doctor says how old the last one is. */
export const backups = pgTable(
  'backups',
  {
    /** The moment that the dump shows. */
    at: instant().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('backups_bytes', sql`${table.bytes} > 0`)],
)
