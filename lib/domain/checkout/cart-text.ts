export const MAX_QUANTITY = 99
/** The maximum of lines in a cart. */
export const MAX_LINES = 100

type Line = { productId: number; sizeId?: number | undefined; quantity: number }

/** A cart as the checkout's URL has it: `3:1,7-12:2` is one piece of product 3 and two of product 7 in size 12. */
export const cartText = (items: readonly Line[]): string =>
  items
    .map(({ productId, sizeId, quantity }) => `${productId}${sizeId ? `-${sizeId}` : ''}:${quantity}`)
    .join(',')
