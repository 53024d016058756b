import { and, eq, type SQL } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { isFound } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import { websiteColumns } from './queries'
import type { ListedWebsite, WebsiteCursor, WebsiteFilter } from './schema'

const ORDERS: Orders<WebsiteCursor['sort']> = {
  id: { keys: { id: websites.id }, direction: 'desc' },
  name: { keys: { name: websites.name, id: websites.id }, direction: 'asc' },
  status: { keys: { status: websites.status, id: websites.id }, direction: 'asc' },
}

/** Every client's website, newest first unless the filter says otherwise; `forbidden` without the permission to manage
 *  them. */
export async function listWebsites(
  reads: Reads,
  { filter, page }: { filter: WebsiteFilter; page: ListPage<WebsiteCursor> },
): Promise<ListSlice<ListedWebsite, WebsiteCursor>> {
  requirePermission(reads, 'websites.manage')
  return readSorted({
    orders: ORDERS,
    filter,
    page,
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select({
          ...websiteColumns,
          ...clientColumns,
          plan: subscriptions.plan,
          paymentPlan: subscriptions.paymentPlan,
        })
        .from(websites)
        .innerJoin(users, eq(users.id, websites.userId))
        .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
        .where(and(isListed(filter), where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}

/** How many websites the filter lets through; 1 001 for any number over 1 000. */
export async function countWebsites(reads: Reads, filter: WebsiteFilter): Promise<number> {
  requirePermission(reads, 'websites.manage')
  return countRows(
    reads,
    reads.db
      .select({ id: websites.id })
      .from(websites)
      .innerJoin(users, eq(users.id, websites.userId))
      .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
      .where(isListed(filter)),
  )
}

const isListed = ({ search, client, status, plan }: WebsiteFilter): SQL | undefined =>
  and(
    isFound(websites.id, websites, search),
    isFound(websites.userId, users, client),
    status && eq(websites.status, status),
    plan && eq(subscriptions.plan, plan),
  )
