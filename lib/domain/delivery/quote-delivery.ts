import type { Reads } from '../context'
import { getServedShop, requireOpen } from '../shops/queries'
import { type DeliveryOption, deliveryOptions } from './delivery-options'
import type { QuoteInput } from './schema'
import { weighCart } from './weigh-cart'

/** How an open shop delivers a cart to a place, and for how much. Discounts are not known yet, so free delivery depends on the
 *  full prices. */
export async function quoteDelivery(
  reads: Reads,
  { websiteId, items, country, zip }: QuoteInput,
): Promise<DeliveryOption[]> {
  const served = await getServedShop(reads, websiteId)
  const cart = await weighCart(reads, { websiteId, items })
  return deliveryOptions(requireOpen(reads, served), { ...cart, country, zip })
}
