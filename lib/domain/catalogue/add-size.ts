import { count, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'
import type { ProductSize, SizeInput } from './schema'
import { sizeOf } from './update-size'

const MOST_SIZES = 100
const TAKEN = 'Ce produit a déjà cette taille.'

/** Adds a size to a product, which from then on counts its stock by size; `conflict` when it has that size, ignoring case. */
export async function addSize(
  ctx: Context,
  { productId, input }: { productId: number; input: SizeInput },
): Promise<ProductSize> {
  return ctx.transaction(async (tx) => {
    const { websiteId } = await lockProduct(tx, productId)
    const [sizes] = await tx.db
      .select({ count: count() })
      .from(productSizes)
      .where(eq(productSizes.productId, productId))
    if (sizes && sizes.count >= MOST_SIZES)
      throw new DomainError('conflict', `Un produit compte ${MOST_SIZES} tailles au plus.`)
    const [added] = await tx.db
      .insert(productSizes)
      .values({ ...input, productId, websiteId })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new DomainError('conflict', TAKEN, { issues: [{ path: 'size', message: TAKEN }] })
    await tx.db.update(products).set({ stock: 0 }).where(eq(products.id, productId))
    await announceChange(tx, { websiteId, entity: 'products', id: productId, action: 'updated' })
    return sizeOf(added)
  })
}
