import { eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import type { Context } from '../context'
import { notFound } from '../errors'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'
import { findProductOfSize } from './update-size'

/** Removes a size and its stock from a product of the actor's website. Without its last size the product has nothing in stock
 *  until it is counted. Returns the product's id. */
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
