import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { insertProduct } from './insert-product'
import { readOwnProduct } from './queries'
import type { Product, ProductInput } from './schema'

/** Adds a product to the actor's website, with nothing in stock; `conflict` when its reference is taken. */
export async function createProduct(
  ctx: Context,
  { websiteId, input }: { websiteId: number; input: ProductInput },
): Promise<Product> {
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const id = await insertProduct(tx, { websiteId, input })
    await announceChange(tx, { websiteId, entity: 'products', id, action: 'created' })
    return readOwnProduct(tx, id)
  })
}
