import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { clientKind, clients } from './clients'
import { instant } from './columns'
import { paymentPlan, subscriptionPlan, subscriptions } from './subscriptions'
import { websites } from './websites'

/** A firm offer that a client accepted online, with the terms in force, word for word. Kept ten years. */
export const contractOffers = pgTable(
  'contract_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** The resulting subscription; to renew an ended one, set from the start: it keeps its id and links. */
    subscriptionId: integer().references(() => subscriptions.id),
    /** The website that the subscription then covers. */
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    plan: subscriptionPlan().notNull(),
    paymentPlan: paymentPlan().notNull(),
    /** Of one period, VAT included. */
    priceCents: integer().notNull(),
    /** The one-time price of the development, in addition to the subscription's. */
    developmentCents: integer(),
    clientKind: clientKind().notNull(),
    /** The client owes the VAT: its first period was offered and paid without VAT. */
    owesVat: boolean().notNull().default(false),
    /** Requested in a separate box: service begins before the right to withdraw ends. */
    startsAtOnce: boolean().notNull(),
    /** Offer and terms as they were shown. */
    offerText: text().notNull(),
    termsText: text().notNull(),
    acceptedAt: instant().notNull(),
    /** A keyed hash of the network that accepted it. */
    networkHash: text().notNull(),
    /** When a method was saved or the first period paid, which starts the contract; null before. */
    concludedAt: instant(),
    /** When its payment page ended without that. */
    lapsedAt: instant(),
  },
  (table) => [
    index('contract_offers_client').on(table.clientId, table.id),
    index('contract_offers_subscription').on(table.subscriptionId),
    index('contract_offers_website').on(table.websiteId),
    check('contract_offers_price', sql`${table.priceCents} >= 0 and ${table.developmentCents} > 0`),
    check('contract_offers_one_end', sql`num_nonnulls(${table.concludedAt}, ${table.lapsedAt}) <= 1`),
    check(
      'contract_offers_concluded',
      sql`${table.concludedAt} is null or ${table.subscriptionId} is not null`,
    ),
  ],
)
