import { integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { subscriptions } from './subscriptions'

/** `renewal_right`: how to refuse the next year (article L. 215-1 of the Code de la consommation). `renewal`: its sum, ahead. `unpaid`:
 *  again what is due. `debit`: a SEPA debit, ahead. `decide`: to the agency, that nothing ends by itself. */
export const reminderKind = pgEnum('reminder_kind', ['renewal_right', 'renewal', 'unpaid', 'debit', 'decide'])

/** A mail that goes out once for a day: proof that it did. */
export const subscriptionReminders = pgTable(
  'subscription_reminders',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: reminderKind().notNull(),
    /** What it is about: the last day of the paid year, the first day of the period, the day of the first refusal. */
    about: day().notNull(),
    sentOn: day().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.about] })],
)
