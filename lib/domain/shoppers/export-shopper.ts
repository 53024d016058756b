import type { Reads } from '../context'
import { exportOrdersOf } from '../orders/export-orders'
import { getWebsite } from '../websites/queries'
import { isOrderedBy } from './find-shopper'

/** All that a shop has of the person with an address, for its owner to hand over (articles 15 and 20 of the GDPR): orders with their
 *  address, articles, refunds and return requests. `not_found` for another's shop. */
export async function exportShopper(reads: Reads, asked: { websiteId: number; email: string }) {
  const { name, url } = await getWebsite(reads, asked.websiteId)
  const placed = await exportOrdersOf(reads, isOrderedBy(asked))
  return {
    shop: { name, url },
    exportedAt: reads.now().toISOString(),
    email: asked.email,
    orders: placed.map(withoutFees),
  }
}

/** Without the seller's fees to the agency, and account keys. */
const withoutFees = ({
  feeCents: _1,
  paymentAccountId: _2,
  checkoutSessionId: _3,
  customerId: _4,
  refunds,
  ...order
}: Awaited<ReturnType<typeof exportOrdersOf>>[number]) => ({
  ...order,
  refunds: refunds.map(({ feeCents: _, ...refund }) => refund),
})
