import { eq } from 'drizzle-orm'
import type { Writer } from '../client'
import { productPrices, productReductions } from '../schema/product-prices'
import { productSizes } from '../schema/product-sizes'
import { products } from '../schema/products'
import { daysAgo } from './dates'
import { SAMPLE_FACTS } from './sample-facts'
import { SAMPLE_PRODUCTS } from './sample-products'

export const SHOP = 2

/** The shop's products with their sizes; ids are positions in the list, from 1. */
export async function seedProducts(db: Writer): Promise<void> {
  for (const { sizes = [], look: _look, pictures: _pictures, ...product } of SAMPLE_PRODUCTS) {
    const facts = SAMPLE_FACTS[product.reference ?? product.name]
    const [created] = await db
      .insert(products)
      .values({ websiteId: SHOP, ...product, ...facts })
      .returning()
    if (!created) continue
    const { id: productId, active, priceCents } = created
    await db
      .insert(productPrices)
      .values({ productId, priceCents: active ? priceCents : null, since: daysAgo(150) })
    if (sizes.length === 0) continue
    const rows = sizes.map(([size, stock]) => ({ productId, websiteId: SHOP, size, stock }))
    await db.insert(productSizes).values(rows)
  }
}

/** The reduced product, which cost less for some days of the month before. */
const REDUCED = 'BOU-FIGUIER'

/** Runs after the orders, which were placed at the full price. */
export async function seedReduction(db: Writer): Promise<void> {
  const [product] = await db.select().from(products).where(eq(products.reference, REDUCED))
  if (!product) throw new Error('The reduced product is not there')
  const { id: productId, priceCents } = product
  const startedAt = daysAgo(5)
  const [lowestCents, reducedCents] = [priceCents - 100, priceCents - 400]
  await db.insert(productPrices).values([
    { productId, priceCents: lowestCents, since: daysAgo(25) },
    { productId, priceCents, since: daysAgo(18) },
    { productId, priceCents: reducedCents, since: startedAt },
  ])
  await db
    .insert(productReductions)
    .values({ productId, priceCents: reducedCents, startedAt, previousCents: priceCents, lowestCents })
  await db.update(products).set({ priceCents: reducedCents }).where(eq(products.id, productId))
}
