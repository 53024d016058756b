import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import type { Reads } from '../context'
import { getWebsite } from '../websites/queries'
import { listOpenOrders, type OpenOrder } from './open-orders'

type Asked = { websiteId: number; email: string }

/** The rows of `customers` of one person in one shop. */
export const isShopper = ({ websiteId, email }: Asked): SQL =>
  sql`${and(eq(customers.websiteId, websiteId), sql`lower(${customers.email}) = lower(${email}::text)`)}`

/** The orders placed with an address, in one shop. */
export const isOrderedBy = (asked: Asked): SQL =>
  sql`${orders.customerId} in (select ${customers.id} from ${customers} where ${isShopper(asked)})`

export type FoundShopper = {
  orders: Pick<typeof orders.$inferSelect, 'id' | 'createdAt' | 'status' | 'totalCents' | 'refundedCents'>[]
  /** Why they cannot be erased yet. */
  open: OpenOrder[]
}

/** What a shop knows of the person with an address, for its owner; `not_found` for another's shop. */
export async function findShopper(reads: Reads, asked: Asked): Promise<FoundShopper> {
  await getWebsite(reads, asked.websiteId)
  const which = isOrderedBy(asked)
  const [placed, open] = await Promise.all([
    reads.db
      .select({
        id: orders.id,
        createdAt: orders.createdAt,
        status: orders.status,
        totalCents: orders.totalCents,
        refundedCents: orders.refundedCents,
      })
      .from(orders)
      .where(which)
      .orderBy(desc(orders.id)),
    listOpenOrders(reads, which),
  ])
  return { orders: placed, open }
}

/** The address that an order of the shop was placed with; null for one without. */
export async function findAddressOfOrder(
  { db }: Reads,
  { websiteId, orderId }: { websiteId: number; orderId: number },
): Promise<string | null> {
  const [shopper] = await db
    .select({ email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), eq(orders.websiteId, websiteId)))
  return shopper?.email ?? null
}
