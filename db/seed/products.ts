import type { Writer } from '../client'
import { productSizes } from '../schema/product-sizes'
import { products } from '../schema/products'
import { SAMPLE_PRODUCTS } from './sample-products'

export const SHOP = 2

/** The shop's products with their sizes; the ids are the places in the list, from 1. */
export async function seedProducts(db: Writer): Promise<void> {
  for (const { sizes = [], look: _look, pictures: _pictures, ...product } of SAMPLE_PRODUCTS) {
    const [created] = await db
      .insert(products)
      .values({ websiteId: SHOP, ...product })
      .returning()
    if (!created || sizes.length === 0) continue
    const rows = sizes.map(([size, stock]) => ({ productId: created.id, websiteId: SHOP, size, stock }))
    await db.insert(productSizes).values(rows)
  }
}
