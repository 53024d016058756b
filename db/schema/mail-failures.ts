import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const mailFailure = pgEnum('mail_failure', ['undelivered', 'bounced', 'complained'])

/** Addresses, of users and of leads, that cannot receive mail or do not want it. After a permanent bounce or a complaint they get
 *  account-security mail only; a single failed delivery is only displayed. */
export const mailFailures = pgTable(
  'mail_failures',
  {
    /** In lower case. */
    address: text().primaryKey(),
    kind: mailFailure().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('mail_failures_at').on(table.at),
    check('mail_failures_lower_case', sql`${table.address} = lower(${table.address})`),
  ],
)
