import { integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { subscriptions } from './subscriptions'

/** `renewal_right`: how to refuse the next year (article L. 215-1 of the Code de la consommation). `renewal`: its price, in
 *  advance. `unpaid`: repeats the amount due. `debit`: a SEPA debit, in advance. `decide`: tells the agency that nothing ends
 *  without its decision. */
export const reminderKind = pgEnum('reminder_kind', ['renewal_right', 'renewal', 'unpaid', 'debit', 'decide'])

/** Proof that a mail was sent, once per day that it is about. */
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
