import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { instant } from './columns'
import { contractOffers } from './contract-offers'
import { subscriptions } from './subscriptions'

/** `setup`: saves a method and takes nothing. */
export const pagePurpose = pgEnum('page_purpose', ['setup', 'payment'])
export const pageState = pgEnum('page_state', ['created', 'open', 'complete', 'expired'])

/** A page of the payment provider to which a client was sent. Its row is stored first: its id is part of the idempotency key. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    purpose: pagePurpose().notNull(),
    state: pageState().notNull().default('created'),
    /** The subscription that gets the method; null for a payment that saves none, and for a first contract. */
    subscriptionId: integer().references(() => subscriptions.id),
    /** The offer that it concludes. */
    offerId: integer().references(() => contractOffers.id),
    savesMethod: boolean().notNull(),
    /** The provider's. */
    sessionId: text().unique('payment_pages_session_unique'),
    url: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('payment_pages_client').on(table.clientId),
    index('payment_pages_subscription').on(table.subscriptionId),
    index('payment_pages_offer').on(table.offerId),
    index('payment_pages_live').on(table.createdAt).where(sql`${table.state} in ('created', 'open')`),
    check('payment_pages_open', sql`${table.state} <> 'open' or ${table.sessionId} is not null`),
    check('payment_pages_ended', sql`(${table.endedAt} is null) = (${table.state} in ('created', 'open'))`),
    check('payment_pages_setup', sql`${table.purpose} <> 'setup' or ${table.savesMethod}`),
  ],
)
