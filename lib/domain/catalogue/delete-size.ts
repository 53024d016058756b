import { eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import type { Context } from '../context'
import { notFound } from '../errors'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'
import { findProductOfSize } from './update-size'

/** Takes a size and its pieces from a product of the actor's website. Without its last one the product has nothing in
 *  stock until it is counted. Answers the product's id. */
export async function deleteSize(ctx: Context, id: number): Promise<number> {
  return ctx.transaction(async (tx) => {
    const productId = await findProductOfSize(tx, id)
    const { websiteId } = await lockProduct(tx, productId)
    const deleted = await tx.db.delete(productSizes).where(eq(productSizes.id, id)).returning()
    if (deleted.length === 0) throw notFound()
    await announceChange(tx, { websiteId, entity: 'products', id: productId, action: 'updated' })
    return productId
  })
}
