import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './products'

export const productSizes = pgTable(
  'product_sizes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    websiteId: integer().notNull(),
    size: text().notNull(),
    /** Stock on hand. */
    stock: integer().notNull().default(0),
    /** Stock reserved by pending orders. */
    held: integer().notNull().default(0),
    /** Overrides the product's. */
    lowStockThreshold: integer(),
    /** Overrides the product's, in the product's unit. */
    netQuantity: numeric({ precision: 9, scale: 3, mode: 'number' }),
  },
  (table) => [
    foreignKey({
      name: 'product_sizes_product',
      columns: [table.productId, table.websiteId],
      foreignColumns: [products.id, products.websiteId],
    }).onDelete('cascade'),
    uniqueIndex('product_sizes_unique').on(table.productId, sql`lower(${table.size})`),
    check('product_sizes_text', sql`${table.size} <> ''`),
    check('product_sizes_stock', sql`${table.stock} >= 0`),
    check('product_sizes_held', sql`${table.held} >= 0`),
    check('product_sizes_low_stock', sql`${table.lowStockThreshold} >= 0`),
    check('product_sizes_net_quantity', sql`${table.netQuantity} > 0`),
  ],
)
