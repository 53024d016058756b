import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const mailFailure = pgEnum('mail_failure', ['undelivered', 'bounced', 'complained'])

/** Addresses, of users and of leads, at which mail does not arrive or is not wanted. Those that bounced for good or complained get
 *  account-security mail alone; where a mail was only not delivered this time, that is shown. */
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
