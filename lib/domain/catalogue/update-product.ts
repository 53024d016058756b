import { eq, sql } from 'drizzle-orm'
import { products } from '@/db/schema/products'
import type { Context, Tx } from '../context'
import { isUniqueViolation } from '../database-errors'
import { changedFields, type Given } from '../given-fields'
import { requireUnrestricted } from '../restrictions/require-unrestricted'
import { announceChange } from '../webhooks/announce-change'
import { referenceTaken } from './insert-product'
import { planPrice, writePrice } from './price-change'
import { type LockedProduct, lockProduct, readOwnProduct } from './queries'
import type { Product, ProductInput, ReductionInput } from './schema'

export type ProductChanges = Given<ProductInput & ReductionInput>

/** Changes some fields of a product of the actor's website; `conflict` when its new reference is taken. */
export async function updateProduct(
  ctx: Context,
  { id, changes }: { id: number; changes: ProductChanges },
): Promise<Product> {
  return ctx.transaction(async (tx) => {
    const product = await lockProduct(tx, id)
    if (await writeChanges(tx, product, changes)) {
      const { websiteId } = product
      await announceChange(tx, { websiteId, entity: 'products', id, action: 'updated' })
    }
    return readOwnProduct(tx, id)
  })
}

/** Writes the changed fields and price of a locked product, and returns whether there were any. */
export async function writeChanges(
  tx: Tx,
  product: LockedProduct,
  { reference, reducedCents, reducedFrom, reducedUntil, ...given }: ProductChanges,
): Promise<boolean> {
  // An automatic reference does not count as its own.
  const isAutomatic = reference?.toLowerCase() === `p-${product.id}`
  const price = await planPrice(tx, product, {
    ...{ priceCents: given.priceCents, reducedCents, reducedFrom, reducedUntil },
  })
  const changed = changedFields<ProductInput>(product, {
    ...given,
    ...(price.priceCents !== undefined && { priceCents: price.priceCents }),
    reference: isAutomatic ? null : reference,
  })
  if (Object.keys(changed).length === 0 && price.reduction === undefined) return false
  if (changed.active) await requireUnrestricted(tx, { kind: 'products', id: product.id })
  try {
    await tx.db
      .update(products)
      .set({ ...changed, updatedAt: sql`clock_timestamp()` })
      .where(eq(products.id, product.id))
  } catch (error) {
    throw isUniqueViolation(error, 'products_reference_unique') ? referenceTaken() : error
  }
  await writePrice(tx, product.id, price)
  return true
}
