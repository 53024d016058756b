import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { lowStock } from '@/db/schema/low-stock'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

/** A product or size with no more free stock than its owner's alert level. */
export type LowStockItem = {
  productId: number
  productName: string
  /** null: the product has no sizes. */
  size: string | null
  /** The pieces that can still be sold. */
  left: number
  websiteId: number
  siteName: string
}

const left = sql<number>`greatest(coalesce(${productSizes.stock} - ${productSizes.held}, ${products.stock} - ${products.held}), 0)`

const SHOWN = 5

/** Those of the reader's own shops, the longest low first, and whether there are more. */
export async function listLowStock(reads: Reads): Promise<{ rows: LowStockItem[]; hasMore: boolean }> {
  const rows = await selectLow(reads, isOwnWebsite(reads))
    .orderBy(asc(lowStock.since), asc(lowStock.id))
    .limit(SHOWN + 1)
  return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN }
}

export const selectLow = ({ db }: Pick<Reads, 'db'>, condition: SQL | undefined) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      size: productSizes.size,
      left,
      websiteId: websites.id,
      siteName: websites.name,
    })
    .from(lowStock)
    .innerJoin(products, eq(products.id, lowStock.productId))
    .leftJoin(productSizes, eq(productSizes.id, lowStock.sizeId))
    .innerJoin(websites, eq(websites.id, lowStock.websiteId))
    .where(and(or(isNull(lowStock.sizeId), eq(productSizes.id, lowStock.sizeId)), condition))
