import { EntityId } from '../entity-id'
import type { Cart } from './schema'

const MOST_LINES = 100

/** A cart as the address of the checkout has it: `3:1,7-12:2` is one piece of product 3 and two of product 7 in size 12. */
export const cartText = (items: Cart): string =>
  items
    .map(({ productId, sizeId, quantity }) => `${productId}${sizeId ? `-${sizeId}` : ''}:${quantity}`)
    .join(',')

/** The cart in an address, without the lines of no piece; null when it cannot be read. */
export function readCartText(text: string): Cart | null {
  const items = text === '' ? [] : text.split(',').map(readLine)
  if (items.length > MOST_LINES || items.includes(null)) return null
  return items.flatMap((item) => (item && item.quantity > 0 ? [item] : []))
}

function readLine(text: string): Cart[number] | null {
  const [, product, size, quantity] = /^(\d{1,10})(?:-(\d{1,10}))?:(\d{1,2})$/.exec(text.trim()) ?? []
  const productId = EntityId.safeParse(Number(product)).data
  const sizeId = size === undefined ? undefined : EntityId.safeParse(Number(size)).data
  if (productId === undefined || (size !== undefined && sizeId === undefined)) return null
  return { productId, sizeId, quantity: Number(quantity) }
}
