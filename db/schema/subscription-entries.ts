import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { subscriptions } from './subscriptions'

/** The history of a subscription. Triggers refuse every change; a row is deleted only with its subscription, which cannot be
 *  deleted once it has invoices. */
export const subscriptionEntries = pgTable(
  'subscription_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('subscription_entries_subscription').on(table.subscriptionId, table.at, table.id)],
)
