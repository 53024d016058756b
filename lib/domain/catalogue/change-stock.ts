import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct, readOwnProduct } from './queries'
import { type Product, STOCK_MAX } from './schema'

/** The stock of a product, or of one of its sizes. */
type StockRef = { id: number; sizeId: number | null }

/** Sets the stock on hand; `conflict` for the own stock of a product with sizes. */
export const setStock = (
  ctx: Context,
  { quantity, ...shelf }: StockRef & { quantity: number },
): Promise<Product> => writeStock(ctx, shelf, () => sql`${quantity}::int`)

/** Adds pieces to the stock or removes some; it never goes below zero. */
export const changeStock = (ctx: Context, { by, ...shelf }: StockRef & { by: number }): Promise<Product> =>
  writeStock(ctx, shelf, (stock) => sql`least(greatest(${stock} + ${by}::int, 0), ${STOCK_MAX}::int)`)

async function writeStock(
  ctx: Context,
  { id, sizeId }: StockRef,
  stockOf: (column: PgColumn) => SQL,
): Promise<Product> {
  return ctx.transaction(async (tx) => {
    const { websiteId } = await lockProduct(tx, id)
    if (sizeId === null) {
      await refuseSizes(tx, id)
      await tx.db
        .update(products)
        .set({ stock: stockOf(products.stock) })
        .where(eq(products.id, id))
    } else {
      const isOfProduct = and(eq(productSizes.id, sizeId), eq(productSizes.productId, id))
      const stock = stockOf(productSizes.stock)
      const changed = await tx.db.update(productSizes).set({ stock }).where(isOfProduct).returning()
      if (changed.length === 0) throw notFound()
    }
    await announceChange(tx, { websiteId, entity: 'products', id, action: 'updated' })
    return readOwnProduct(tx, id)
  })
}

async function refuseSizes(tx: Tx, id: number): Promise<void> {
  const [size] = await tx.db
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(eq(productSizes.productId, id))
    .limit(1)
  if (size)
    throw new DomainError('conflict', 'Ce produit se vend par tailles\u00a0: indiquez le stock de chacune.')
}
