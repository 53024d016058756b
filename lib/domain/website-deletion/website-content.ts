import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { apiKeys } from '@/db/schema/api-keys'
import { events } from '@/db/schema/events'
import { orders } from '@/db/schema/orders'
import { pictures } from '@/db/schema/pictures'
import { products } from '@/db/schema/products'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import { tickets } from '@/db/schema/tickets'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

const COUNTED = {
  testimonials: countOf(testimonials),
  staff: countOf(staffMembers),
  events: countOf(events),
  products: countOf(products),
  pictures: countOf(pictures),
  webhooks: countOf(webhookEndpoints),
  keys: countOf(apiKeys),
  tickets: countOf(tickets),
  orders: countOf(orders),
}

export type WebsiteContent = Record<keyof typeof COUNTED, number>

/** Counts what depends on each of these websites: the content deleted with it, the tickets, which stay, and the orders, which
 *  prevent its deletion. */
export async function countWebsiteContent(reads: Reads, ids: number[]): Promise<Map<number, WebsiteContent>> {
  requirePermission(reads, 'websites.manage')
  const rows = await reads.db
    .select({ id: websites.id, ...COUNTED })
    .from(websites)
    .where(inArray(websites.id, ids))
  return new Map(rows.map(({ id, ...content }) => [id, content]))
}

function countOf(table: PgTable & { websiteId: PgColumn }): SQL<number> {
  // Written out: in a query of one table drizzle omits the table name.
  const website = sql.raw('"websites"."id"')
  return sql<number>`(select count(*)::int from ${table} where ${table.websiteId} = ${website})`
}
