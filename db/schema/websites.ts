import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { serviceStatus, subscriptions } from './subscriptions'
import { users } from './users'

export const websites = pgTable(
  'websites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    subscriptionId: integer().references(() => subscriptions.id),
    name: text().notNull(),
    url: text().notNull(),
    imageUrl: text(),
    status: serviceStatus().notNull().default('active'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('websites_user').on(table.userId),
    index('websites_subscription').on(table.subscriptionId),
    check('websites_url_http', sql`${table.url} ~ '^https?://'`),
  ],
)
