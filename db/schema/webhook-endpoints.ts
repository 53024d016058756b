import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** A URL of a client's own site that is notified of changes to a website's content. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Signs deliveries; stored readable, because each delivery needs it and the owner may look it up again. */
    secret: text().notNull(),
    /** The previous secret, which also signs until then, so that the receiver can rotate in its own time. */
    previousSecret: text(),
    previousSecretUntil: instant(),
    active: boolean().notNull().default(true),
    /** When the endpoint was switched off because it answered 410 Gone. */
    goneAt: instant(),
    /** The first failure since the last successful delivery. */
    failingSince: instant(),
    /** When the endpoint was switched off because deliveries had failed for too long. */
    givenUpAt: instant(),
    /** Until when the current attempt locks the endpoint, on any instance. */
    attemptUntil: instant(),
    /** Owners take turns by it. */
    lastAttemptAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('webhook_endpoints_website_url').on(table.websiteId, table.url),
    check('webhook_endpoints_url', sql`${table.url} ~ '^https?://' and char_length(${table.url}) <= 2000`),
    check('webhook_endpoints_secret', sql`${table.secret} ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$'`),
    check(
      'webhook_endpoints_previous_secret_ends',
      sql`(${table.previousSecret} is null) = (${table.previousSecretUntil} is null)`,
    ),
    check('webhook_endpoints_given_up_is_off', sql`${table.givenUpAt} is null or not ${table.active}`),
    check('webhook_endpoints_gone_is_off', sql`${table.goneAt} is null or not ${table.active}`),
  ],
)
