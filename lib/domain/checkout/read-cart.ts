import { and, asc, eq, inArray } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Reads } from '../context'
import { extentOf } from '../delivery/parcel'
import { DomainError, invalidField, notFound } from '../errors'
import { isAlcoholic } from '../product-facts/alcohol'
import { getServedShop, type OpenShop, requireOpen } from '../shops/queries'
import type { WithdrawalException } from '../withdrawal-exceptions'
import type { CartItem } from './schema'

/** A line of a cart with its data from the database. */
export type CartLine = {
  productId: number
  sizeId: number | null
  name: string
  reference: string
  size: string | null
  customization: string | null
  quantity: number
  unitPriceCents: number
  vatPermille: number
  withdrawalException: WithdrawalException | null
  weightGrams: number
  /** The sum of its length, width and height. */
  extentCm: number
  /** Pieces that can be sold: in stock and not reserved. */
  available: number
  isAlcoholic: boolean
}

type Input = {
  websiteId: number
  items: readonly CartItem[]
  /** Whether each product with sizes requires one, as in an order. */
  needsSizes: boolean
}

/** A cart of a website that sells now. Refusals follow the contract's order: a missing size, the website, an unknown article, the
 *  seller; `requireStock` checks the stock. */
export async function readCart(
  reads: Reads,
  { websiteId, items, needsSizes }: Input,
): Promise<{ shop: OpenShop; lines: CartLine[] }> {
  const { products: found, sizes } = await readProducts(
    reads,
    websiteId,
    items.map(({ productId }) => productId),
  )
  const sizesOf = (productId: number) => sizes.filter((size) => size.productId === productId)
  for (const [index, { productId, sizeId }] of items.entries())
    if (needsSizes && sizeId === undefined && sizesOf(productId).length > 0)
      throw invalidField(`items.${index}.sizeId`, 'Choisissez une taille.')

  const served = await getServedShop(reads, websiteId)
  const lines = items.map((item) => {
    const product = found.get(item.productId)
    const ofProduct = sizesOf(item.productId)
    const size = ofProduct.find(({ id }) => id === item.sizeId)
    if (!product || (item.sizeId !== undefined && !size)) throw notFound()
    return lineOf(item, product, size ?? null, ofProduct)
  })
  return { shop: requireOpen(reads, served), lines }
}

type Product = typeof products.$inferSelect
type Size = typeof productSizes.$inferSelect

function lineOf(item: CartItem, product: Product, size: Size | null, sizes: readonly Size[]): CartLine {
  const shelves = size ? [size] : sizes.length > 0 ? sizes : [product]
  return {
    productId: product.id,
    sizeId: size?.id ?? null,
    name: product.name,
    reference: product.reference ?? `P-${product.id}`,
    size: size?.size ?? null,
    customization: item.customization ?? null,
    quantity: item.quantity,
    unitPriceCents: product.priceCents,
    vatPermille: product.vatPermille,
    withdrawalException: product.withdrawalException,
    weightGrams: product.weightGrams,
    extentCm: extentOf(product),
    available: shelves.reduce((sum, { stock, held }) => sum + Math.max(0, stock - held), 0),
    isAlcoholic: isAlcoholic(product),
  }
}

/** The website's active products among these, and their sizes. */
async function readProducts({ db }: Reads, websiteId: number, ids: readonly number[]) {
  const isWanted = and(
    eq(products.websiteId, websiteId),
    eq(products.active, true),
    inArray(products.id, [...ids]),
  )
  const rows = await db
    .select({ product: products, size: productSizes })
    .from(products)
    .leftJoin(productSizes, eq(productSizes.productId, products.id))
    .where(isWanted)
    .orderBy(asc(products.id), asc(productSizes.id))
  return {
    products: new Map(rows.map(({ product }) => [product.id, product])),
    sizes: rows.flatMap(({ size }) => size ?? []),
  }
}

/** `conflict` unless the stock suffices for all lines together. */
export function requireStock(lines: readonly CartLine[]): void {
  for (const [index, line] of lines.entries()) {
    const wanted = lines
      .filter(({ productId, sizeId }) => productId === line.productId && sizeId === line.sizeId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > line.available) throw outOfStock(line, index)
  }
}

export function outOfStock({ name, size, available }: CartLine, index: number): DomainError {
  const what = size === null ? `« ${name} »` : `« ${name} », taille ${size},`
  const message =
    available > 0 ? `Il ne reste que ${available} ${what} en stock.` : `${what} n’est plus en stock.`
  return new DomainError('conflict', message.replace(/« /g, '«\u00a0').replace(/ »/g, '\u00a0»'), {
    issues: [{ path: `items.${index}.quantity`, message }],
  })
}
