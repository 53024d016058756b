import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { webhookEndpoints } from './webhook-endpoints'

export const webhookState = pgEnum('webhook_state', ['pending', 'delivered', 'failed'])

/** One event on its way to one address, and how that went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same on every attempt, so that the receiver knows a repeat. */
    eventId: text().notNull(),
    type: text().notNull(),
    /** The bytes that are signed and sent, the same on every attempt. */
    payload: text().notNull(),
    state: webhookState().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** The receiver's last HTTP status; null when none came. */
    lastStatus: integer(),
    /** What went wrong last, in French for the owner. */
    lastError: text(),
    /** The first characters of the receiver's last refusal, for its developer. */
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
