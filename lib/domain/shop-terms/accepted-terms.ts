import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shopTermsVersions, type TermsText } from '@/db/schema/shop-terms-versions'
import type { Reads } from '../context'

/** The terms under which an order was placed; null for an order from before they were stored. The caller has checked access
 *  to the order. */
export async function readAcceptedTerms(
  { db }: Pick<Reads, 'db'>,
  orderId: number,
): Promise<{ text: TermsText; keptAt: Date } | null> {
  const [version = null] = await db
    .select({ text: shopTermsVersions.text, keptAt: shopTermsVersions.createdAt })
    .from(orders)
    .innerJoin(shopTermsVersions, eq(shopTermsVersions.id, orders.termsVersionId))
    .where(eq(orders.id, orderId))
  return version
}
