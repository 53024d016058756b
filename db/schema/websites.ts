import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant, searchText } from './columns'
import { serviceStatus, subscriptions } from './subscriptions'

/** Who took a website offline, where it was not the agency. */
export const inactiveBy = pgEnum('inactive_by', ['owner', 'billing'])

/** How a website is paid for: once, by the subscription, or both (terms 3). Its client owns it from the day the development is
 *  paid in full. */
export const websiteFormula = pgEnum('website_formula', [
  'one_time',
  'subscription',
  'one_time_and_subscription',
])

export const websites = pgTable(
  'websites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    subscriptionId: integer().references(() => subscriptions.id),
    name: text().notNull(),
    url: text().notNull(),
    imageUrl: text(),
    status: serviceStatus().notNull().default('active'),
    /** null while it is not inactive, or when the agency made it so. */
    inactiveBy: inactiveBy(),
    /** Null where the agency has not said. */
    formula: websiteFormula(),
    developmentPaidOn: day(),
    firstDeliveredOn: day(),
    /** The day on which source, licence and domain code were handed over. */
    handedOverOn: day(),
    createdAt: instant().notNull().defaultNow(),
    search: searchText('name', 'url'),
  },
  (table) => [
    index('websites_client').on(table.clientId),
    index('websites_subscription').on(table.subscriptionId),
    index('websites_name').on(table.name, table.id),
    index('websites_status').on(table.status, table.id),
    index('websites_status_name').on(table.status, table.name, table.id),
    index('websites_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('websites_inactive_by', sql`${table.inactiveBy} is null or ${table.status} = 'inactive'`),
    check('websites_url_http', sql`${table.url} ~ '^https?://'`),
  ],
)
