import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, vatByRate } from './columns'
import { orders } from './orders'

/** How many pieces of an order's line. */
export type ItemQuantity = { itemId: number; quantity: number }

export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The provider's; null until it has answered. */
    refundId: text().unique(),
    /** Of the request made here; a repeat returns the first result. */
    requestId: uuid(),
    amountCents: integer().notNull(),
    /** The share of the order's VAT and of the agency's fee that it refunds, stored once the provider returns the money. */
    ...vatByRate(),
    feeCents: integer().notNull().default(0),
    /** The provider's status: pending, succeeded, failed, canceled, requires_action. Before it `asked`, or `refused` when the
     *  provider made no refund. */
    status: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Returned to stock once the provider has accepted the refund. */
    restock: jsonb().$type<ItemQuantity[]>().notNull().default([]),
    /** The owner's message to the shopper. */
    reason: text(),
    /** The owner cancelled the whole order. */
    cancels: boolean().notNull().default(false),
    /** Why the provider refused it, or why the money did not arrive: the provider's code. */
    failure: text(),
    /** When the money was found not to arrive, after the provider had accepted the refund. */
    failedAt: instant(),
    /** When the owner marked such a failure as handled. */
    handledAt: instant(),
  },
  (table) => [
    // For a shop's accounts by month.
    index('refunds_created').on(table.createdAt),
    unique('refunds_request').on(table.orderId, table.requestId),
    index('refunds_to_handle')
      .on(table.orderId)
      .where(sql`${table.failedAt} is not null and ${table.handledAt} is null`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
)

export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    /** The provider's status: needs_response, under_review, won, lost, warning_…. */
    status: text().notNull(),
    /** The seller's deadline to respond. */
    dueBy: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('disputes_order').on(table.orderId)],
)

/** Processed events of the payment provider: each changes the state once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    account: text(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)

/** The provider's last known state of a client's account (`clients.stripe_account_id`). */
export const paymentAccounts = pgTable('payment_accounts', {
  accountId: text().primaryKey(),
  /** Whether it can take payments. */
  isReady: boolean().notNull().default(false),
  detailsSubmitted: boolean().notNull().default(false),
  /** The requirements that the provider still lists, by its own names. */
  due: text().array().notNull().default(sql`'{}'`),
  /** The provider paused it without requirements: owner and agency were mailed at this time. */
  pausedAt: instant(),
  /** The domain of this site, registered with the account for browser wallets. */
  domain: text(),
  readAt: instant().notNull().defaultNow(),
})
