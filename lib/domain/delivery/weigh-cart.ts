import { and, eq, inArray } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { extentOf } from './parcel'
import type { QuoteItem } from './schema'

/** The price and weight of a cart of this website, and the size of its largest article; `not_found` for a product that is
 *  unknown, inactive or another site's, or for another product's size. */
export async function weighCart(
  reads: Reads,
  { websiteId, items }: { websiteId: number; items: readonly QuoteItem[] },
): Promise<{ itemsCents: number; weightGrams: number; extentCm: number }> {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const rows = await reads.db
    .select({
      id: products.id,
      priceCents: products.priceCents,
      weightGrams: products.weightGrams,
      lengthCm: products.lengthCm,
      widthCm: products.widthCm,
      heightCm: products.heightCm,
      radiusCm: products.radiusCm,
    })
    .from(products)
    .where(and(eq(products.websiteId, websiteId), eq(products.active, true), inArray(products.id, ids)))
  const known = new Map(rows.map((row) => [row.id, row]))
  if (known.size < ids.length) throw notFound()
  await requireSizes(reads, items)
  let itemsCents = 0
  let weightGrams = 0
  for (const { productId, quantity } of items) {
    const product = known.get(productId)
    itemsCents += (product?.priceCents ?? 0) * quantity
    weightGrams += (product?.weightGrams ?? 0) * quantity
  }
  return { itemsCents, weightGrams, extentCm: Math.max(...rows.map(extentOf)) }
}

async function requireSizes(reads: Reads, items: readonly QuoteItem[]): Promise<void> {
  const chosen = items.flatMap(({ productId, sizeId }) => (sizeId ? [{ productId, sizeId }] : []))
  if (chosen.length === 0) return
  const rows = await reads.db
    .select({ id: productSizes.id, productId: productSizes.productId })
    .from(productSizes)
    .where(
      inArray(
        productSizes.id,
        chosen.map(({ sizeId }) => sizeId),
      ),
    )
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]))
  if (chosen.some(({ productId, sizeId }) => productOf.get(sizeId) !== productId)) throw notFound()
}
