import { isRunning } from '../product-facts/reduction'
import type { Product, ProductSize } from './schema'

/** At or below this many pieces, a product is about to run out. */
export const LOW_STOCK = 5

type Counted = Pick<ProductSize, 'stock' | 'held'>

/** The free pieces of a stock. After a recount it may be smaller than what is reserved. */
export const leftOf = ({ stock, held }: Counted): number => Math.max(stock - held, 0)

const sumOf = (rows: Counted[], count: (row: Counted) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0)

/** A product's stock and reserved quantity: over its sizes, if it has any. */
export function countStock({ sizes, ...own }: Counted & { sizes: ProductSize[] }): Counted {
  if (sizes.length === 0) return { stock: own.stock, held: own.held }
  return { stock: sumOf(sizes, ({ stock }) => stock), held: sumOf(sizes, ({ held }) => held) }
}

/** The pieces that can still be bought. */
export const availableStock = (product: Counted & { sizes: ProductSize[] }): number =>
  product.sizes.length === 0 ? leftOf(product) : sumOf(product.sizes, leftOf)

export const STOCK_LEVELS = ['in', 'low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

export function stockLevel(product: Counted & { sizes: ProductSize[] }): StockLevel {
  const available = availableStock(product)
  if (available === 0) return 'out'
  return available <= LOW_STOCK ? 'low' : 'in'
}

type Watched = Counted & { active: boolean; lowStockThreshold: number | null; sizes: ProductSize[] }

/** Whether a stock of a visible product is at or below its owner's threshold. The triggers of `low_stock` apply the same rule. */
export function isAtThreshold({ active, sizes, lowStockThreshold, ...own }: Watched): boolean {
  if (!active) return false
  const shelves = sizes.length === 0 ? [{ ...own, lowStockThreshold }] : sizes
  return shelves.some((shelf) => {
    const threshold = shelf.lowStockThreshold ?? lowStockThreshold
    return threshold !== null && shelf.stock - shelf.held <= threshold
  })
}

/** A product as everyone but its owner sees it. */
export const asVisitorSees = (product: Product): Product => ({
  ...product,
  notes: null,
  stock: availableStock(product),
  held: 0,
  lowStockThreshold: null,
  reduction: isRunning(product.reduction) ? product.reduction : null,
  sizes: product.sizes.map((size) => ({ ...size, stock: leftOf(size), held: 0, lowStockThreshold: null })),
})
