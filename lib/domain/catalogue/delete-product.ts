import { eq } from 'drizzle-orm'
import { products } from '@/db/schema/products'
import type { Context } from '../context'
import { lockOwner } from '../media/lock-owner'
import { removePlacements } from '../media/placements'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'

/** Deletes a product of the actor's website with its sizes and pictures. Orders, pending ones included, keep their own copy of
 *  its data. */
export async function deleteProduct(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    // The website first: all changes of pictures lock in this order.
    const websiteId = await lockOwner(tx, { kind: 'products', ownerId: id })
    const { name, priceCents, active } = await lockProduct(tx, id)
    await removePlacements(tx, 'products', id)
    await tx.db.delete(products).where(eq(products.id, id))
    const before = { websiteId, name, priceCents, active }
    await tx.audit({ action: 'product.deleted', subject: { type: 'product', id }, before })
    await announceChange(tx, { websiteId, entity: 'products', id, action: 'deleted' })
  })
}
