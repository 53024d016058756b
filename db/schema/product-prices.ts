import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { products } from './products'

/** A product's price history, from which the lowest price of 30 days is read. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** null: hidden, so not for sale. */
    priceCents: integer(),
    since: instant().notNull(),
  },
  (table) => [index('product_prices_product').on(table.productId, table.since)],
)

/** The announced reduction of a product's price, one at a time. While it runs, the product's price is the reduced one. */
export const productReductions = pgTable(
  'product_reductions',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    /** Days in Paris; null: from now, and until its owner ends it. */
    startsOn: day(),
    endsOn: day(),
    /** Of the first of successive reductions; null until it starts. */
    startedAt: instant(),
    /** The price before it. */
    previousCents: integer(),
    /** The lowest price of the 30 days before it. */
    lowestCents: integer(),
  },
  (table) => [
    check('product_reductions_price', sql`${table.priceCents} >= 0`),
    check('product_reductions_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check(
      'product_reductions_started',
      sql`num_nonnulls(${table.startedAt}, ${table.previousCents}, ${table.lowestCents}) in (0, 3)`,
    ),
    check('product_reductions_lowest', sql`${table.priceCents} < ${table.lowestCents}`),
  ],
)
