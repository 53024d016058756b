import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** A network's unpaid order of an article, or with a code, without a limit on quantity. The row counts for a day, or until the
 *  order is paid. */
export const firstOrders = pgTable(
  'first_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the network's keyed hash and the article or code. */
    key: text().notNull(),
    /** Set while the order is pending. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
  },
  (table) => [
    index('first_orders_key').on(table.key, table.since),
    index('first_orders_order').on(table.orderId),
    index('first_orders_since').on(table.since),
  ],
)
