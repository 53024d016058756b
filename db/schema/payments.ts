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
export type Pieces = { itemId: number; quantity: number }

export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The provider's; null until it has answered. */
    refundId: text().unique(),
    /** Of who asked for it here; repeated, it answers the first. */
    requestId: uuid(),
    amountCents: integer().notNull(),
    /** What goes back with it of its order's VAT and of the agency's fee, stored once its money comes back. */
    ...vatByRate(),
    feeCents: integer().notNull().default(0),
    /** As the provider says: pending, succeeded, failed, canceled, requires_action. Before that `asked`, or `refused` when it
     *  would not make it. */
    status: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Go back to the shelf once the provider has accepted it. */
    restock: jsonb().$type<Pieces[]>().notNull().default([]),
    /** What the owner tells the shopper. */
    reason: text(),
    /** The owner gave the whole order up. */
    cancels: boolean().notNull().default(false),
    /** Why the provider refused it, or why the money did not arrive: its own code. */
    failure: text(),
    /** When the money turned out not to arrive, after the provider had accepted it. */
    failedAt: instant(),
    /** When the owner said that such a failure is dealt with. */
    handledAt: instant(),
  },
  (table) => [
    // The months of a shop's accounts.
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
    /** As the provider says: needs_response, under_review, won, lost, warning_…. */
    status: text().notNull(),
    /** Until when the seller can answer. */
    dueBy: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('disputes_order').on(table.orderId)],
)

/** Events of the payment provider that were worked off: each changes the state once. */
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

/** What the payment provider says of a client's account (`clients.stripe_account_id`), as it was last read. */
export const paymentAccounts = pgTable('payment_accounts', {
  accountId: text().primaryKey(),
  /** Whether it can take payments. */
  isReady: boolean().notNull().default(false),
  detailsSubmitted: boolean().notNull().default(false),
  /** What the provider still asks for, in its own words. */
  due: text().array().notNull().default(sql`'{}'`),
  /** The provider stopped it while it asks for nothing: owner and agency got their mail at this time. */
  pausedAt: instant(),
  /** Of this site, registered there for the wallets of browsers. */
  domain: text(),
  readAt: instant().notNull().defaultNow(),
})
