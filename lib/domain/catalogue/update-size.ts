import { and, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { websites } from '@/db/schema/websites'
import { actingUser, type Context, type Reads } from '../context'
import { notFound } from '../errors'
import type { Given } from '../given-fields'
import { ownsWebsite } from '../permissions/scopes'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'
import type { ProductSize } from './schema'

/** Sets the stock of a size at or below which its owner is notified, and its net quantity; null for the product's own. */
export async function updateSize(
  ctx: Context,
  {
    id,
    lowStockThreshold,
    netQuantity,
  }: Pick<ProductSize, 'id' | 'lowStockThreshold'> & Given<Pick<ProductSize, 'netQuantity'>>,
): Promise<ProductSize> {
  return ctx.transaction(async (tx) => {
    const { id: productId, websiteId } = await lockProduct(tx, await findProductOfSize(tx, id))
    const [changed] = await tx.db
      .update(productSizes)
      .set({ lowStockThreshold, ...(netQuantity !== undefined && { netQuantity }) })
      .where(eq(productSizes.id, id))
      .returning()
    if (!changed) throw notFound()
    if (netQuantity !== undefined)
      await announceChange(tx, { websiteId, entity: 'products', id: productId, action: 'updated' })
    return sizeOf(changed)
  })
}

export const sizeOf = (row: typeof productSizes.$inferSelect): ProductSize => {
  const { id, size, stock, held, lowStockThreshold, netQuantity } = row
  return { id, size, stock, held, lowStockThreshold, netQuantity }
}

/** Of the actor's own website; `not_found` for another's. */
export async function findProductOfSize(reads: Reads, sizeId: number): Promise<number> {
  actingUser(reads)
  const [found] = await reads.db
    .select({ productId: productSizes.productId })
    .from(productSizes)
    .innerJoin(websites, eq(websites.id, productSizes.websiteId))
    .where(and(eq(productSizes.id, sizeId), ownsWebsite(reads)))
  if (!found) throw notFound()
  return found.productId
}
