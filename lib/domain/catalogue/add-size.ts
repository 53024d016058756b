import { count, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { announceChange } from '../webhooks/announce-change'
import { lockProduct } from './queries'
import type { ProductSize, SizeInput } from './schema'
import { findProductOfSize, sizeOf } from './update-size'

const MAX_SIZES = 100
const TAKEN = 'Ce produit a déjà cette taille.'

/** Adds a size to a product, which from then on counts its stock by size; `conflict` when it has that size, ignoring case. */
export async function addSize(
  ctx: Context,
  { submissionId, ...size }: NewSize & Keyed,
): Promise<ProductSize> {
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'size', content: size },
      {
        create: () => insertSize(tx, size),
        read: (id) => readSize(tx, id),
      },
    ),
  )
}

type NewSize = { productId: number; input: SizeInput }

async function insertSize(tx: Tx, { productId, input }: NewSize): Promise<ProductSize> {
  const { websiteId } = await lockProduct(tx, productId)
  const [sizes] = await tx.db
    .select({ count: count() })
    .from(productSizes)
    .where(eq(productSizes.productId, productId))
  if (sizes && sizes.count >= MAX_SIZES)
    throw new DomainError('conflict', `Un produit compte ${MAX_SIZES} tailles au plus.`)
  const [added] = await tx.db
    .insert(productSizes)
    .values({ ...input, productId, websiteId })
    .onConflictDoNothing()
    .returning()
  if (!added) throw new DomainError('conflict', TAKEN, { issues: [{ path: 'size', message: TAKEN }] })
  await tx.db.update(products).set({ stock: 0 }).where(eq(products.id, productId))
  await announceChange(tx, { websiteId, entity: 'products', id: productId, action: 'updated' })
  return sizeOf(added)
}

async function readSize(tx: Tx, id: number): Promise<ProductSize> {
  await lockProduct(tx, await findProductOfSize(tx, id))
  const [size] = await tx.db.select().from(productSizes).where(eq(productSizes.id, id))
  if (!size) throw notFound()
  return sizeOf(size)
}
