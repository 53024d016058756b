import { and, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { websites } from '@/db/schema/websites'
import { actingUser, type Context, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'

/** Takes a size and its pieces from a product of the actor's website. Without its last one the product has nothing in
 *  stock until it is counted. Answers the product's id. */
export async function deleteSize(ctx: Context, id: number): Promise<number> {
  return ctx.transaction(async (tx) => {
    const productId = await findProductOf(tx, id)
    const { websiteId } = await lockProduct(tx, productId)
    const deleted = await tx.db.delete(productSizes).where(eq(productSizes.id, id)).returning()
    if (deleted.length === 0) throw notFound()
    await announceChange(tx, { websiteId, entity: 'products', id: productId, action: 'updated' })
    return productId
  })
}

async function findProductOf(reads: Reads, sizeId: number): Promise<number> {
  actingUser(reads)
  const [found] = await reads.db
    .select({ productId: productSizes.productId })
    .from(productSizes)
    .innerJoin(websites, eq(websites.id, productSizes.websiteId))
    .where(and(eq(productSizes.id, sizeId), ownsWebsite(reads)))
  if (!found) throw notFound()
  return found.productId
}
