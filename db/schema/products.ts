import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, searchText } from './columns'
import { factColumns } from './product-facts'
import { websites } from './websites'

const measure = () => numeric({ precision: 9, scale: 2, mode: 'number' })

/** Those of article L. 221-28 of the Code de la consommation: lib/domain/withdrawal-exceptions.ts. */
export const withdrawalException = pgEnum('withdrawal_exception', [
  'custom_made',
  'perishable',
  'sealed_hygiene',
  'inseparable',
  'sealed_media',
  'press',
  'dated_service',
])

/** What a shop sells. Orders keep a snapshot of it and outlive it. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** The seller's own; `P-{id}` without one. */
    reference: text(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** VAT included. */
    priceCents: integer().notNull(),
    /** 200, 100, 55 or 21. */
    vatPermille: integer().notNull().default(200),
    category: text().notNull().default(''),
    subCategory: text().notNull().default(''),
    /** 'En vedette'. */
    showcase: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    risks: text().notNull().default(''),
    composition: text().notNull().default(''),
    /** The seller's own, never shown to visitors. */
    notes: text().notNull().default(''),
    heightCm: measure(),
    widthCm: measure(),
    lengthCm: measure(),
    radiusCm: measure(),
    weightGrams: measure().notNull(),
    /** Stock on hand; 0 for a product with sizes, which have their own. */
    stock: integer().notNull().default(0),
    /** Stock reserved by pending orders. */
    held: integer().notNull().default(0),
    /** At this available stock or less, its owner is notified; for each size, unless the size has its own. null: never. */
    lowStockThreshold: integer(),
    /** The exception that rules out a withdrawal; null when it can be withdrawn from. */
    withdrawalException: withdrawalException(),
    ...factColumns(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    search: searchText('name', 'reference', 'category', 'sub_category'),
  },
  (table) => [
    // The target of the foreign keys of placements and sizes.
    unique('products_id_website').on(table.id, table.websiteId),
    uniqueIndex('products_reference_unique').on(
      table.websiteId,
      sql`lower(coalesce(${table.reference}, 'P-' || ${table.id}::text))`,
    ),
    index('products_website').on(table.websiteId, table.id),
    index('products_website_name').on(table.websiteId, table.name, table.id),
    index('products_website_category').on(table.websiteId, table.category, table.id),
    index('products_website_active').on(table.websiteId, table.active, table.id),
    index('products_website_price').on(table.websiteId, table.priceCents, table.id),
    index('products_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('products_name', sql`${table.name} <> ''`),
    check('products_reference_form', sql`${table.reference} <> ''`),
    check('products_price', sql`${table.priceCents} between 0 and 10000000`),
    check('products_vat', sql`${table.vatPermille} in (200, 100, 55, 21)`),
    check('products_weight', sql`${table.weightGrams} >= 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_held', sql`${table.held} >= 0`),
    check('products_low_stock', sql`${table.lowStockThreshold} >= 0`),
    check('products_net_quantity', sql`${table.netQuantity} > 0`),
    check('products_net_unit', sql`${table.netUnit} in ('g', 'kg', 'ml', 'cl', 'l', 'm', 'm2', 'piece')`),
    check('products_alcohol', sql`${table.alcoholPercent} between 0 and 100`),
  ],
)
