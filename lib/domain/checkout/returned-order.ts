import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { type OrderLine, type OrderRow, readWholeOrder } from '../orders/lock-order'
import type { Submission } from './submission'

/** What a shopper who comes back from the payment is shown of the order: who ordered it and where it goes is left out,
 *  because the address of the page may be seen by others. */
export type ReturnedOrder = {
  id: number
  status: OrderRow['status']
  /** Sent back whole, because its pieces were sold before the payment came. */
  isReturned: boolean
  sellerName: string
  deliveryMethod: OrderRow['deliveryMethod']
  deliveryCountry: string | null
  discountCode: string | null
  discountCents: number
  deliveryCents: number
  totalCents: number
  lines: Pick<OrderLine, 'productId' | 'sizeId' | 'name' | 'size' | 'quantity' | 'unitPriceCents'>[]
  site: { id: number; name: string; url: string }
}

/** null for an id under which nothing was sent to this shop. */
export async function findReturnedOrder(
  reads: Reads,
  { websiteId, submissionId }: Submission,
): Promise<ReturnedOrder | null> {
  const [row] = await reads.db
    .select({ id: orders.id, url: websites.url })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(and(eq(orders.websiteId, websiteId), eq(orders.submissionId, submissionId)))
  if (!row) return null
  const { order, website, lines } = await readWholeOrder(reads, row.id)
  return {
    id: order.id,
    status: order.status,
    isReturned: (order.status === 'cancelled' || order.status === 'refunded') && order.paidAt !== null,
    sellerName: order.seller?.legalName ?? website.name,
    deliveryMethod: order.deliveryMethod,
    deliveryCountry: order.shippingCountry,
    discountCode: order.discountCode,
    discountCents: order.discountCents,
    deliveryCents: order.deliveryCents,
    totalCents: order.totalCents,
    lines: lines.map(({ productId, sizeId, name, size, quantity, unitPriceCents }) => ({
      ...{ productId, sizeId, name, size, quantity, unitPriceCents },
    })),
    site: { id: websiteId, name: website.name, url: row.url },
  }
}
