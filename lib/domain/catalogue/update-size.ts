import { and, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { websites } from '@/db/schema/websites'
import { actingUser, type Context, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { lockProduct } from './queries'
import type { ProductSize } from './schema'

/** Sets the stock of a size at which its owner is notified; null for the product's own. */
export async function updateSize(
  ctx: Context,
  { id, lowStockThreshold }: { id: number; lowStockThreshold: number | null },
): Promise<ProductSize> {
  return ctx.transaction(async (tx) => {
    await lockProduct(tx, await findProductOfSize(tx, id))
    const [changed] = await tx.db
      .update(productSizes)
      .set({ lowStockThreshold })
      .where(eq(productSizes.id, id))
      .returning()
    if (!changed) throw notFound()
    const { size, stock, held } = changed
    return { id, size, stock, held, lowStockThreshold }
  })
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
