import { productSizes } from '@/db/schema/product-sizes'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { insertProduct } from './insert-product'
import { lockProduct, readOwnProduct } from './queries'
import type { Product, ProductInput, SizeInput } from './schema'

/** A new product's initial stock: by size, or its own. */
export type FirstStock = { stock: number; sizes: SizeInput[] }

/** Adds a product to the actor's website, by default with nothing in stock; `conflict` when its reference is taken, or a size
 *  appears twice. */
export async function createProduct(
  ctx: Context,
  { submissionId, ...product }: NewProduct & Keyed,
): Promise<Product> {
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'product', content: product },
      {
        create: () => addProduct(tx, product),
        read: async (id) => readOwnProduct(tx, (await lockProduct(tx, id)).id),
      },
    ),
  )
}

type NewProduct = { websiteId: number; input: ProductInput; first?: FirstStock }

async function addProduct(tx: Tx, { websiteId, input, first }: NewProduct): Promise<Product> {
  await lockWebsite(tx, websiteId)
  const { stock = 0, sizes = [] } = first ?? {}
  const shelf = sizes.length > 0 ? 0 : stock
  const id = await insertProduct(tx, { websiteId, input: { ...input, stock: shelf } })
  if (sizes.length > 0) await insertSizes(tx, { websiteId, productId: id }, sizes)
  await announceChange(tx, { websiteId, entity: 'products', id, action: 'created' })
  return readOwnProduct(tx, id)
}

async function insertSizes(
  tx: Tx,
  product: { websiteId: number; productId: number },
  sizes: readonly SizeInput[],
): Promise<void> {
  const rows = await tx.db
    .insert(productSizes)
    .values(sizes.map((size) => ({ ...size, ...product })))
    .onConflictDoNothing()
    .returning({ size: productSizes.size })
  const twice = sizes.findIndex(({ size }, at) => rows[at]?.size !== size)
  if (twice < 0) return
  const message = 'Cette taille est déjà dans la liste.'
  throw new DomainError('conflict', message, { issues: [{ path: `sizes.${twice}.size`, message }] })
}
