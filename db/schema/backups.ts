import { sql } from 'drizzle-orm'
import { bigint, check, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The backups made by `npm run backup`: the doctor reports the age of the last one. */
export const backups = pgTable(
  'backups',
  {
    /** When the dump's snapshot was taken. */
    at: instant().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('backups_bytes', sql`${table.bytes} > 0`)],
)
