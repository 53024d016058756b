import { asc, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { productPictures } from '@/db/schema/placements'
import { productReductions } from '@/db/schema/product-prices'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import type { Reads } from '../context'
import { type Facts, NO_DEFAULTS, NO_FACTS, type ShopDefaults } from '../product-facts/facts'
import type { Reduction } from '../product-facts/reduction'
import type { ProductSize } from './schema'

type Columns = ReturnType<typeof getTableColumns<typeof products>>
const columns: Columns = getTableColumns(products)

/** The columns of a product's facts. */
export const factColumns = Object.fromEntries(
  Object.keys(NO_FACTS).map((name) => [name, columns[name as keyof Facts]]),
) as Pick<Columns, keyof Facts>

const stored = {
  id: products.id,
  websiteId: products.websiteId,
  reference: sql<string>`coalesce(${products.reference}, 'P-' || ${products.id})`.as('reference'),
  name: products.name,
  description: products.description,
  priceCents: products.priceCents,
  vatPermille: products.vatPermille,
  category: products.category,
  subCategory: products.subCategory,
  showcase: products.showcase,
  active: products.active,
  risks: products.risks,
  composition: products.composition,
  notes: products.notes,
  heightCm: products.heightCm,
  widthCm: products.widthCm,
  lengthCm: products.lengthCm,
  radiusCm: products.radiusCm,
  weightGrams: products.weightGrams,
  stock: products.stock,
  held: products.held,
  lowStockThreshold: products.lowStockThreshold,
  withdrawalException: products.withdrawalException,
  ...factColumns,
  updatedAt: products.updatedAt,
}

/** A website's id, or the query's expression for it. */
type WebsiteId = number | Placeholder | typeof products.websiteId

/** The columns of a product in a query on `products`: its row, its pictures and its sizes. `websiteId`: given if all are of one
 *  website, so that its shop is looked up once. */
export function productColumns({ db }: Reads, websiteId: WebsiteId = products.websiteId) {
  const hashes = db
    .select({
      hashes: sql`coalesce(json_agg(${pictures.hash} order by ${asc(productPictures.position)}), '[]')`,
    })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.ownerId, products.id))
  const size = sql`json_build_object('id', ${productSizes.id}, 'size', ${productSizes.size},
    'stock', ${productSizes.stock}, 'held', ${productSizes.held},
    'lowStockThreshold', ${productSizes.lowStockThreshold}, 'netQuantity', ${productSizes.netQuantity})`
  const sizes = db
    .select({ sizes: sql`coalesce(json_agg(${size} order by ${productSizes.id}), '[]')` })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  const reduction = db
    .select({
      reduction: sql`json_build_object('priceCents', ${productReductions.priceCents},
        'startsOn', ${productReductions.startsOn}, 'endsOn', ${productReductions.endsOn},
        'previousCents', ${productReductions.previousCents}, 'lowestCents', ${productReductions.lowestCents})`,
    })
    .from(productReductions)
    .where(eq(productReductions.productId, products.id))
  return {
    ...stored,
    defaults: shopDefaults({ db }, websiteId),
    reduction: jsonColumn<Reduction | null>(reduction, 'reduction'),
    images: jsonColumn<string[]>(hashes, 'images'),
    sizes: jsonColumn<ProductSize[]>(sizes, 'sizes'),
  }
}

const jsonColumn = <Value>(query: { getSQL(): SQL }, name: string) => sql<Value>`(${query})`.as(name)

/** The shop's defaults for products without their own values, in a query on `products`. */
export function shopDefaults({ db }: Pick<Reads, 'db'>, websiteId: WebsiteId) {
  const fields = Object.keys(NO_DEFAULTS).map(
    (name) => sql`${sql.raw(`'${name}'`)}::text, ${shops[name as keyof ShopDefaults]}`,
  )
  const query = db
    .select({ defaults: sql`json_build_object(${sql.join(fields, sql`, `)})` })
    .from(shops)
    .where(eq(shops.websiteId, websiteId))
  return jsonColumn<ShopDefaults | null>(query, 'defaults')
}
