import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shops } from '@/db/schema/shops'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { arrivalOf } from '../delivery/arrival'
import { type OrderLine, type OrderRow, readWholeOrder } from '../orders/lock-order'
import type { ShopSite } from '../shops/schema'
import { findShopSite } from '../shops/shop-site'
import type { Submission } from './submission'

/** What a shopper who returns from the payment sees of the order: without who ordered it and where it goes, because others may
 *  see the page's URL. */
export type ReturnedOrder = {
  id: number
  status: OrderRow['status']
  /** Refunded in full, because its pieces were sold before the payment came. */
  isReturned: boolean
  sellerName: string
  deliveryMethod: OrderRow['deliveryMethod']
  deliveryCountry: string | null
  /** The relay point or the shop; of a home only its town. No postcode, which would reveal where the shopper searched. */
  place: string[]
  orderedOn: Day
  /** When it is expected. */
  arrival: { first: Day; last: Day } | null
  discountCode: string | null
  discountCents: number
  deliveryCents: number
  totalCents: number
  lines: Pick<OrderLine, 'productId' | 'sizeId' | 'name' | 'size' | 'quantity' | 'unitPriceCents'>[]
  site: ShopSite
}

/** null for an id under which nothing was sent to this shop. */
export async function findReturnedOrder(
  reads: Reads,
  { websiteId, submissionId }: Submission,
): Promise<ReturnedOrder | null> {
  const [row] = await reads.db
    .select({ id: orders.id, preparationDays: shops.preparationDays, pickupAddress: shops.pickupAddress })
    .from(orders)
    .leftJoin(shops, eq(shops.websiteId, orders.websiteId))
    .where(and(eq(orders.websiteId, websiteId), eq(orders.submissionId, submissionId)))
  if (!row) return null
  const [{ order, website, lines }, site] = await Promise.all([
    readWholeOrder(reads, row.id),
    findShopSite(reads, websiteId),
  ])
  return {
    id: order.id,
    status: order.status,
    isReturned: (order.status === 'cancelled' || order.status === 'refunded') && order.paidAt !== null,
    sellerName: order.seller?.legalName ?? website.name,
    deliveryMethod: order.deliveryMethod,
    deliveryCountry: order.shippingCountry,
    place: placeOf(order, row.pickupAddress),
    orderedOn: parisDay(order.createdAt),
    arrival: arrivalOf(order, row.preparationDays ?? 0),
    discountCode: order.discountCode,
    discountCents: order.discountCents,
    deliveryCents: order.deliveryCents,
    totalCents: order.totalCents,
    lines: lines.map(({ productId, sizeId, name, size, quantity, unitPriceCents }) => ({
      ...{ productId, sizeId, name, size, quantity, unitPriceCents },
    })),
    site,
  }
}

/** Of `12 rue de la Loge, 34000 Montpellier`, `Damrak 1, 1012 AB Amsterdam`. */
const POSTCODE = /, \d{4,5}(?:-\d{3})? (?:[A-Z]{2} )?(?=[^,]*$)/

function placeOf(order: OrderRow, pickupAddress: string | null): string[] {
  const { deliveryMethod, relayPointName, relayPointAddress, shippingCity } = order
  const lines = {
    relay: [relayPointName, relayPointAddress?.replace(POSTCODE, ', ')],
    pickup: [pickupAddress],
    home: [shippingCity],
  }
  return lines[deliveryMethod].flatMap((line) => line || [])
}
