import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, searchText, vatByRate } from './columns'
import { withdrawalException } from './products'
import { shopTermsVersions } from './shop-terms-versions'
import { websites } from './websites'

export const orderStatus = pgEnum('order_status', [
  'pending',
  'paid',
  'shipped',
  'delivered',
  'refunded',
  'cancelled',
])
export const deliveryMethod = pgEnum('delivery_method', ['home', 'relay', 'pickup'])

/** The shopper of one order: each order has its own row, so that a stranger's input changes no other order. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    search: searchText('name', 'email'),
  },
  (table) => [
    // All orders of one person at this shop.
    index('customers_website_email').on(table.websiteId, sql`lower(${table.email})`),
    index('customers_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)

/** The seller as the shopper saw it, kept with the order. */
export type Seller = {
  legalName: string
  addressLine1: string
  addressLine2: string
  postalCode: string
  city: string
  country: string
  email: string
  phone: string
  vatRegime: 'standard' | 'exempt'
  termsUrl: string
}

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id),
    customerId: integer().references(() => customers.id),
    status: orderStatus().notNull().default('pending'),
    createdAt: instant().notNull().defaultNow(),
    /** The checkout's own id: repeats return the same order. */
    submissionId: uuid(),
    /** A hash of the cart sent with it: another cart under the same id is refused. */
    submissionHash: text(),

    /** Of the lines before the discount; all sums in cents with VAT. */
    itemsCents: integer().notNull(),
    discountCode: text(),
    discountCodeId: integer(),
    discountCents: integer().notNull().default(0),
    deliveryCents: integer().notNull(),
    /** Of the cheapest delivery offered to the same destination: the amount that a withdrawal refunds. */
    standardDeliveryCents: integer(),
    totalCents: integer().notNull(),
    /** The VAT included, stored when it is paid: sums over a year must not add up its lines. */
    ...vatByRate(),
    /** The agency's fee with the rule and the inputs it was computed from; it never changes. */
    feeCents: integer().notNull().default(0),
    fee: jsonb().$type<object>(),
    seller: jsonb().$type<Seller>(),
    /** The terms that the shopper accepted; null for orders from before they were kept. */
    termsVersionId: integer().references(() => shopTermsVersions.id),

    deliveryMethod: deliveryMethod().notNull(),
    /** Of the parcel with its packaging. */
    weightGrams: integer().notNull().default(0),
    shippingLine1: text(),
    shippingLine2: text(),
    shippingZip: text(),
    shippingCity: text(),
    /** ISO 3166-1 alpha-2, of home and relay. */
    shippingCountry: text(),
    /** As `FR-012345`. */
    relayPointId: text(),
    relayPointName: text(),
    /** Street, postcode and town in one line. */
    relayPointAddress: text(),

    /** A keyed hash of the network that placed it, while it is pending: see lib/domain/checkout/hold-limits.ts. */
    networkHash: text(),
    /** The seller's account at the payment provider. */
    paymentAccountId: text(),
    checkoutSessionId: text().unique(),
    paymentIntentId: text().unique(),
    /** When the provider's session ends; its stock stays reserved until the provider has confirmed that. */
    expiresAt: instant(),
    /** A payment is pending whose result takes days: the stock stays reserved. */
    awaitsPayment: boolean().notNull().default(false),
    /** When its shopper confirmed to be 18 or older; only asked for alcohol. */
    ageConfirmedAt: instant(),
    paidAt: instant(),
    cancelledAt: instant(),
    refundedCents: integer().notNull().default(0),

    expeditionNumber: text().unique(),
    labelUrl: text(),
    trackingUrl: text(),
    shippedAt: instant(),
    deliveredAt: instant(),
    /** When the shopper's personal data was erased; what the seller's books need stays. */
    shopperErasedAt: instant(),
  },
  (table) => [
    unique('orders_submission').on(table.websiteId, table.submissionId),
    index('orders_website').on(table.websiteId, table.id),
    index('orders_website_status').on(table.websiteId, table.status, table.createdAt, table.id),
    // One status, newest first; and the shop's history.
    index('orders_website_status_id').on(table.websiteId, table.status, table.id),
    index('orders_website_history')
      .on(table.websiteId, table.id)
      .where(sql`${table.status} in ('paid', 'shipped')`),
    index('orders_customer').on(table.customerId),
    // Orders that reconciliation checks.
    index('orders_pending').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    index('orders_network').on(table.networkHash).where(sql`${table.networkHash} is not null`),
    index('orders_paid').on(table.paidAt),
    // For a shop's accounts by month, and the agency's labels. A year is summed from the indexes alone: an order's row is ten
    // times as wide.
    index('orders_website_paid')
      .on(
        ...[table.websiteId, table.paidAt, table.totalCents, table.deliveryCents, table.feeCents],
        ...[table.vat200Cents, table.vat100Cents, table.vat55Cents, table.vat21Cents],
      )
      .where(sql`${table.paidAt} is not null`),
    index('orders_website_shipped')
      .on(table.websiteId, table.shippedAt, table.id)
      .where(sql`${table.shippedAt} is not null`),
    index('orders_shipped').on(table.shippedAt).where(sql`${table.shippedAt} is not null`),
    check('orders_items', sql`${table.itemsCents} >= 0`),
    check('orders_discount', sql`${table.discountCents} between 0 and ${table.itemsCents}`),
    check('orders_delivery', sql`${table.deliveryCents} >= 0`),
    check(
      'orders_standard_delivery',
      sql`${table.standardDeliveryCents} between 0 and ${table.deliveryCents}`,
    ),
    check(
      'orders_total',
      sql`${table.totalCents} = ${table.itemsCents} - ${table.discountCents} + ${table.deliveryCents}`,
    ),
    check('orders_shopper_erased', sql`${table.shopperErasedAt} is null or ${table.customerId} is null`),
    check('orders_fee', sql`${table.feeCents} between 0 and ${table.itemsCents} - ${table.discountCents}`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
  ],
)

/** A line as it was bought; product and size may have been deleted since. */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    sizeId: integer(),
    name: text().notNull(),
    reference: text().notNull(),
    size: text(),
    /** The shopper's customization request. */
    customization: text(),
    /** The exception that rules out a withdrawal, and the checkout's notice; null when none was shown before the purchase. */
    withdrawalException: withdrawalException(),
    withdrawalNotice: text(),
    quantity: integer().notNull(),
    /** Of one piece, VAT included, before the discount. */
    unitPriceCents: integer().notNull(),
    vatPermille: integer().notNull(),
    /** The line's share of the order's discount. */
    discountCents: integer().notNull().default(0),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    check(
      'order_items_exception',
      sql`(${table.withdrawalException} is null) = (${table.withdrawalNotice} is null)`,
    ),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    check('order_items_price', sql`${table.unitPriceCents} >= 0`),
    check(
      'order_items_discount',
      sql`${table.discountCents} between 0 and ${table.unitPriceCents} * ${table.quantity}`,
    ),
  ],
)

/** A shopper's access to an order without an account: the token is in the mailed link only. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('order_links_order').on(table.orderId)],
)
