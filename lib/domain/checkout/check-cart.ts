import type { Context } from '../context'
import { cartText } from './cart-text'
import { readCart, requireStock } from './read-cart'
import type { Cart } from './schema'

/** Checks a cart and returns its checkout page; creates nothing. */
export async function checkCart(
  ctx: Context,
  { websiteId, items }: { websiteId: number; items: Cart },
): Promise<{ url: string }> {
  const { lines } = await readCart(ctx, { websiteId, items, needsSizes: false })
  requireStock(lines)
  return { url: `${ctx.publicOrigin}/checkout?website=${websiteId}&items=${cartText(items)}` }
}
