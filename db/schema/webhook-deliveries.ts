import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { webhookEndpoints } from './webhook-endpoints'

export const webhookState = pgEnum('webhook_state', ['pending', 'delivered', 'failed'])

/** The delivery of one event to one endpoint, and its result. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same on every attempt, so that the receiver recognizes a repeat. */
    eventId: text().notNull(),
    type: text().notNull(),
    /** The bytes that are signed and sent, the same on every attempt. */
    payload: text().notNull(),
    state: webhookState().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** The receiver's last HTTP status; null without a response. */
    lastStatus: integer(),
    /** The last error, in French for the owner. */
    lastError: text(),
    /** The beginning of the receiver's last error response, for its developer. */
    lastAnswer: text(),
    nextAttemptAt: instant().defaultNow(),
    deliveredAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('webhook_deliveries_event').on(table.endpointId, table.eventId),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    check('webhook_deliveries_attempts', sql`${table.attempts} >= 0`),
    check(
      'webhook_deliveries_pending_has_next',
      sql`(${table.state} = 'pending') = (${table.nextAttemptAt} is not null)`,
    ),
    check(
      'webhook_deliveries_delivered_at',
      sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`,
    ),
  ],
)
