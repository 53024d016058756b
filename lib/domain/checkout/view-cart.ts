import { and, eq, inArray } from 'drizzle-orm'
import { products } from '@/db/schema/products'
import { availableStock, leftOf } from '../catalogue/policy'
import { productColumns } from '../catalogue/product-columns'
import type { ProductRow } from '../catalogue/product-page'
import type { Reads } from '../context'
import { extentOf } from '../delivery/parcel'
import { isAlcoholic } from '../product-facts/alcohol'
import { type Fact, productFacts } from '../product-facts/fact-words'
import { isRunning, type RunningReduction } from '../product-facts/reduction'
import { type UnitPrice, unitPrice } from '../product-facts/unit-price'
import type { CartLine } from './read-cart'
import type { ReservedLine } from './resume-submission'
import type { Cart } from './schema'

/** A line of a cart as shown to its shopper, who may still have to correct it. */
export type CartLineView = CartLine & {
  /** Its position in the cart's URL. */
  place: number
  /** The hash of its first picture. */
  picture: string | null
  sizes: { id: number; size: string; available: number }[]
  fault: 'size' | 'stock' | null
  facts: Fact[]
  unitPrice: UnitPrice | null
  reduction: RunningReduction | null
}

type SeenCart = {
  lines: CartLineView[]
  /** Lines of products and sizes that are no longer sold. */
  gone: number
}

/** A cart with its problems, where `readCart` would refuse it. `own`: pieces that this shopper has already reserved. */
export async function viewCart(
  reads: Reads,
  { websiteId, items, own }: { websiteId: number; items: Cart; own: readonly ReservedLine[] },
): Promise<SeenCart> {
  const rows = await reads.db
    .select(productColumns(reads))
    .from(products)
    .where(
      and(
        eq(products.websiteId, websiteId),
        eq(products.active, true),
        inArray(
          products.id,
          items.map(({ productId }) => productId),
        ),
      ),
    )
  const known = new Map(rows.map((row) => [row.id, withoutOwn(row, own)]))
  const lines = items.flatMap((item, place) => {
    const product = known.get(item.productId)
    return product ? (lineOf(item, place, product) ?? []) : []
  })
  return {
    lines: lines.map((line) => ({ ...line, fault: faultOf(line, lines) })),
    gone: items.length - lines.length,
  }
}

type Seen = ProductRow

/** As if the shopper's own pending order reserved nothing. */
function withoutOwn(product: Seen, own: readonly ReservedLine[]): Seen {
  const ownOf = (id: number | null) =>
    own
      .filter(({ productId, sizeId }) => productId === product.id && sizeId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...product,
    held: product.held - ownOf(null),
    sizes: product.sizes.map((size) => ({ ...size, held: size.held - ownOf(size.id) })),
  }
}

function lineOf(item: Cart[number], place: number, product: Seen): CartLineView | null {
  const size = product.sizes.find(({ id }) => id === item.sizeId)
  if (item.sizeId !== undefined && !size) return null
  return {
    place,
    productId: product.id,
    sizeId: size?.id ?? null,
    name: product.name,
    reference: product.reference,
    size: size?.size ?? null,
    customization: null,
    quantity: item.quantity,
    unitPriceCents: product.priceCents,
    vatPermille: product.vatPermille,
    withdrawalException: product.withdrawalException,
    weightGrams: product.weightGrams,
    extentCm: extentOf(product),
    available: size ? leftOf(size) : availableStock(product),
    picture: product.images[0] ?? null,
    sizes: product.sizes.map((one) => ({ id: one.id, size: one.size, available: leftOf(one) })),
    fault: null,
    isAlcoholic: isAlcoholic(product),
    facts: productFacts(product),
    unitPrice: unitPrice({ ...product, netQuantity: size?.netQuantity ?? product.netQuantity }),
    reduction: isRunning(product.reduction) ? product.reduction : null,
  }
}

function faultOf(line: CartLineView, all: readonly CartLineView[]): CartLineView['fault'] {
  if (line.sizes.length > 0 && line.sizeId === null) return 'size'
  const wanted = all
    .filter(({ productId, sizeId }) => productId === line.productId && sizeId === line.sizeId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return wanted > line.available ? 'stock' : null
}
