import { and, asc, eq, sql } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

/** How many orders are named; the shop's page has them all. */
const PREVIEW_COUNT = 5

/** The oldest orders that wait in the actor's own shops, and whether there are more. */
export async function listOrdersToSend(reads: Reads) {
  const waiting = reads.db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      deliveryMethod: orders.deliveryMethod,
      totalCents: orders.totalCents,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(eq(orders.websiteId, websites.id), eq(orders.status, 'paid')))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(PREVIEW_COUNT + 1)
    .as('waiting')
  const rows = await reads.db
    .select({
      id: waiting.id,
      deliveryMethod: waiting.deliveryMethod,
      totalCents: waiting.totalCents,
      createdAt: waiting.createdAt,
      paidAt: waiting.paidAt,
      customerName: customers.name,
      websiteId: websites.id,
      siteName: websites.name,
    })
    .from(websites)
    .innerJoinLateral(waiting, sql`true`)
    .leftJoin(customers, eq(customers.id, waiting.customerId))
    .where(isOwnWebsite(reads))
    .orderBy(asc(waiting.createdAt), asc(waiting.id))
    .limit(PREVIEW_COUNT + 1)
  return { rows: rows.slice(0, PREVIEW_COUNT), hasMore: rows.length > PREVIEW_COUNT }
}

export type OrderToSend = Awaited<ReturnType<typeof listOrdersToSend>>['rows'][number]
