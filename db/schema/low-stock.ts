import { sql } from 'drizzle-orm'
import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Stock at or below the owner's alert level. Triggers of the migration `low_stock` maintain it, whatever changes the stock.
 *  Without foreign keys: their locks on products would conflict with those of a checkout. */
export const lowStock = pgTable(
  'low_stock',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    /** null: the stock of the product itself. */
    sizeId: integer(),
    websiteId: integer().notNull(),
    since: instant().notNull().default(sql`clock_timestamp()`),
    /** When its owner was mailed; at once if the stock did not fall, as when the threshold was raised. */
    toldAt: instant(),
  },
  (table) => [
    unique('low_stock_shelf').on(table.productId, table.sizeId).nullsNotDistinct(),
    index('low_stock_website').on(table.websiteId, table.since),
    index('low_stock_untold').on(table.websiteId).where(sql`${table.toldAt} is null`),
  ],
)
