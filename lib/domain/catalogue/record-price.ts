import { desc, eq } from 'drizzle-orm'
import { productPrices } from '@/db/schema/product-prices'
import { products } from '@/db/schema/products'
import type { Reads, Tx } from '../context'
import type { PastPrice } from './lowest-price'

/** Records a locked product's price from now on, if it differs from before. */
export async function recordPrice(tx: Tx, productId: number): Promise<void> {
  const [product] = await tx.db
    .select({ priceCents: products.priceCents, active: products.active })
    .from(products)
    .where(eq(products.id, productId))
  if (!product) return
  const [last] = await readPrices(tx, productId).limit(1)
  const priceCents = product.active ? product.priceCents : null
  if (last && last.priceCents === priceCents) return
  await tx.db.insert(productPrices).values({ productId, priceCents, since: tx.now() })
}

/** The prices at which a product was offered, latest first. */
export const readPrices = ({ db }: Pick<Reads, 'db'>, productId: number) =>
  db
    .select({ priceCents: productPrices.priceCents, since: productPrices.since })
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
    .orderBy(desc(productPrices.since), desc(productPrices.id))
    .$dynamic()

/** The whole history, for `lowestPrice`. */
export const readHistory = async (reads: Pick<Reads, 'db'>, productId: number): Promise<PastPrice[]> =>
  readPrices(reads, productId)
