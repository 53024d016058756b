import { asc, eq } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import type { Context } from '../context'
import { insertPictures } from '../media/add-pictures'
import { copyPictures } from '../media/copy-pictures'
import { lockOwner } from '../media/lock-owner'
import { announceChange } from '../webhooks/announce-change'
import { insertProduct } from './insert-product'
import { readReduction } from './price-change'
import { lockProduct, readOwnProduct } from './queries'
import { PRODUCT_NAME_MAX, type Product, ProductInput } from './schema'

/** A hidden copy of a product, with its pictures and sizes but nothing in stock and its own reference. */
export async function duplicateProduct(ctx: Context, id: number): Promise<Product> {
  const copied = await copyPictures(ctx, { kind: 'products', ownerId: id })
  return ctx.transaction(async (tx) => {
    // The website first: all changes of pictures lock in this order.
    const websiteId = await lockOwner(tx, { kind: 'products', ownerId: id })
    const fields = fieldsOf(await lockProduct(tx, id))
    const priceCents = (await readReduction(tx, id))?.previousCents ?? fields.priceCents
    const input = { ...fields, priceCents, name: copyName(fields.name), reference: null, active: false }
    const copyId = await insertProduct(tx, { websiteId, input })
    const sizes = await tx.db
      .select({ size: productSizes.size, netQuantity: productSizes.netQuantity })
      .from(productSizes)
      .where(eq(productSizes.productId, id))
      .orderBy(asc(productSizes.id))
    if (sizes.length > 0)
      await tx.db
        .insert(productSizes)
        .values(sizes.map((size) => ({ ...size, productId: copyId, websiteId })))
    if (copied.length > 0) {
      const target = { kind: 'products', entryId: copyId, websiteId, replace: false } as const
      await insertPictures(tx, target, copied)
    }
    await announceChange(tx, { websiteId, entity: 'products', id: copyId, action: 'created' })
    return readOwnProduct(tx, copyId)
  })
}

const FIELDS = Object.keys(ProductInput.shape) as (keyof ProductInput)[]
const fieldsOf = (product: ProductInput) =>
  Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as ProductInput

const OF_COPY = ' (copie)'
const copyName = (name: string) => `${name.slice(0, PRODUCT_NAME_MAX - OF_COPY.length)}${OF_COPY}`
