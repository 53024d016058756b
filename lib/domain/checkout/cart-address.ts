import { EntityId } from '../entity-id'
import { MAX_LINES } from './cart-text'
import type { Cart } from './schema'

/** Parses a cart from a URL, as `cartText` writes it, without lines of zero pieces; null if it cannot be read. */
export function readCartText(text: string): Cart | null {
  const items = text === '' ? [] : text.split(',').map(readLine)
  if (items.length > MAX_LINES || items.includes(null)) return null
  return items.flatMap((item) => (item && item.quantity > 0 ? [item] : []))
}

function readLine(text: string): Cart[number] | null {
  const [, product, size, quantity] = /^(\d{1,10})(?:-(\d{1,10}))?:(\d{1,2})$/.exec(text.trim()) ?? []
  const productId = EntityId.safeParse(Number(product)).data
  const sizeId = size === undefined ? undefined : EntityId.safeParse(Number(size)).data
  if (productId === undefined || (size !== undefined && sizeId === undefined)) return null
  return { productId, sizeId, quantity: Number(quantity) }
}
