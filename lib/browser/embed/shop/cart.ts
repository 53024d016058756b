import { cartText, MAX_LINES, MAX_QUANTITY } from '../../../domain/checkout/cart-text'
import type { ProductWire, SizeWire } from '../wire'

/** A line as the browser stores it. `name`: the article's name, in case the shop no longer has it. */
export type Line = { productId: number; sizeId?: number | undefined; quantity: number; name: string }

/** A line compared with the shop's current products. */
export type CheckedLine = Line & {
  key: string
  product: ProductWire | undefined
  /** The quantity that can be bought; 0 for an article no longer sold. */
  left: number
  /** How many of them the order will contain. */
  ordered: number
}

export const keyOf = (productId: number, sizeId?: number): string =>
  sizeId ? `${productId}-${sizeId}` : `${productId}`

/** Whether this is a valid line; other scripts of the page may have stored anything. */
export const isLine = ({ productId, sizeId = 1, quantity }: Line): boolean =>
  [productId, sizeId, quantity].every((value) => Number.isInteger(value) && value > 0) &&
  quantity <= MAX_QUANTITY

export const countItems = (lines: Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The cart with another quantity of a line; 0 removes it. */
export const withQuantity = (lines: Line[], key: string, quantity: number): Line[] =>
  lines.flatMap((line) =>
    keyOf(line.productId, line.sizeId) !== key ? line : quantity > 0 ? { ...line, quantity } : [],
  )

export const nameOf = ({ Name, sizes }: ProductWire, sizeId?: number): string =>
  [Name, ...sizes.flatMap(({ Id, Size }) => (Id === sizeId ? Size : []))].join(', ')

/** The cart with one more of an article; null when none is left, or the cart is full. */
export function withOneMore(lines: Line[], product: ProductWire, size?: SizeWire): Line[] | null {
  const key = keyOf(product.Id, size?.Id)
  const quantity = countItems(lines.filter((line) => keyOf(line.productId, line.sizeId) === key)) + 1
  if (quantity > Math.min(size ? size.Stock : product.stock, MAX_QUANTITY)) return null
  if (quantity > 1) return withQuantity(lines, key, quantity)
  const name = nameOf(product, size?.Id)
  const added = { productId: product.Id, sizeId: size?.Id, quantity, name }
  return lines.length < MAX_LINES ? [...lines, added] : null
}

/** Each line with the quantity left. */
export const checkLines = (lines: Line[], products: ProductWire[]): CheckedLine[] =>
  lines.map((line) => {
    const product = products.find(({ Id }) => Id === line.productId)
    const left = product ? piecesOf(product, line.sizeId) : 0
    const key = keyOf(line.productId, line.sizeId)
    const name = product ? nameOf(product, line.sizeId) : line.name
    return { ...line, name, key, product, left, ordered: Math.min(line.quantity, left) }
  })

function piecesOf({ sizes, stock }: ProductWire, sizeId?: number): number {
  if (sizes.length > 0 || sizeId) return sizes.find(({ Id }) => Id === sizeId)?.Stock ?? 0
  return stock
}

/** The checkout's path for the part of a cart that can be bought; null when there is none. */
export function checkoutPath(site: string, lines: CheckedLine[]): string | null {
  const items = orderedItems(lines)
  return items.length > 0 ? `checkout?website=${site}&items=${cartText(items)}` : null
}

export const orderedItems = (lines: CheckedLine[]) =>
  lines
    .filter(({ ordered }) => ordered > 0)
    .map(({ productId, sizeId, ordered }) => ({ productId, sizeId, quantity: ordered }))

export const priceCents = ({ Price }: ProductWire): number => Math.round(Price * 100)

export const totalCents = (lines: CheckedLine[]): number =>
  lines.reduce((sum, { product, ordered }) => sum + (product ? priceCents(product) * ordered : 0), 0)
