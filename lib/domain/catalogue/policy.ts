import { isRunning } from '../product-facts/reduction'
import type { Product, ProductSize } from './schema'

/** From this many pieces down, a product is about to run out. */
export const LOW_STOCK = 5

type Counted = Pick<ProductSize, 'stock' | 'held'>

/** The pieces of a shelf that are free. A shelf that was counted anew may have fewer than are held. */
export const leftOf = ({ stock, held }: Counted): number => Math.max(stock - held, 0)

const sumOf = (rows: Counted[], count: (row: Counted) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0)

/** What all shelves of a product have, and how much of it is held: those of its sizes, where it has some. */
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

/** Whether a shelf of a visible product is at its owner's threshold or below. The triggers of `low_stock` say the same. */
export function isAtThreshold({ active, sizes, lowStockThreshold, ...own }: Watched): boolean {
  if (!active) return false
  const shelves = sizes.length === 0 ? [{ ...own, lowStockThreshold }] : sizes
  return shelves.some((shelf) => {
    const threshold = shelf.lowStockThreshold ?? lowStockThreshold
    return threshold !== null && shelf.stock - shelf.held <= threshold
  })
}

/** A product as everybody but its owner sees it. */
export const asVisitorSees = (product: Product): Product => ({
  ...product,
  notes: null,
  stock: availableStock(product),
  held: 0,
  lowStockThreshold: null,
  reduction: isRunning(product.reduction) ? product.reduction : null,
  sizes: product.sizes.map((size) => ({ ...size, stock: leftOf(size), held: 0, lowStockThreshold: null })),
})
