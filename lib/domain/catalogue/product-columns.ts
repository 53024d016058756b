import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { productPictures } from '@/db/schema/placements'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Reads } from '../context'
import type { ProductSize } from './schema'

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
  updatedAt: products.updatedAt,
}

/** The columns of a product in a query on `products`: its row, its pictures and its sizes. */
export function productColumns({ db }: Reads) {
  const hashes = db
    .select({
      hashes: sql`coalesce(json_agg(${pictures.hash} order by ${asc(productPictures.position)}), '[]')`,
    })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.ownerId, products.id))
  const size = sql`json_build_object('id', ${productSizes.id}, 'size', ${productSizes.size},
    'stock', ${productSizes.stock}, 'held', ${productSizes.held},
    'lowStockThreshold', ${productSizes.lowStockThreshold})`
  const sizes = db
    .select({ sizes: sql`coalesce(json_agg(${size} order by ${productSizes.id}), '[]')` })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  return {
    ...stored,
    images: jsonColumn<string[]>(hashes, 'images'),
    sizes: jsonColumn<ProductSize[]>(sizes, 'sizes'),
  }
}

const jsonColumn = <Value>(query: { getSQL(): SQL }, name: string) => sql<Value>`(${query})`.as(name)
