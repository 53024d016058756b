import { and, eq, type SQL } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { firstRows } from '../lists/first-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { findRows, findWords } from '../lists/search'
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
  const isListed = await findListed(reads, filter)
  return readSorted({
    orders: ORDERS,
    filter,
    page,
    read: (part) =>
      reads.db
        .select({
          ...websiteColumns,
          ...clientColumns,
          plan: subscriptions.plan,
          paymentPlan: subscriptions.paymentPlan,
        })
        .from(firstRows(websites, [isListed], part))
        .innerJoin(users, eq(users.id, websites.clientId))
        .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
        .orderBy(...part.orderBy),
  })
}

/** Number of websites that match the filter; 1 001 for any number over 1 000. */
export async function countWebsites(reads: Reads, filter: WebsiteFilter): Promise<number> {
  requirePermission(reads, 'websites.manage')
  const isListed = await findListed(reads, filter)
  return countRows(reads, reads.db.select({ id: websites.id }).from(websites).where(isListed))
}

/** Up to how many matching clients or subscriptions the ids are listed in the condition. */
const FEW = { clients: 50, subscriptions: 25 }

async function findListed(
  reads: Reads,
  { search, client, status, plan }: WebsiteFilter,
): Promise<SQL | undefined> {
  const [named, ofClients, onPlan] = await Promise.all([
    findWords(reads, { column: websites.id, of: websites, search }),
    findWords(reads, { column: websites.clientId, of: users, search: client, few: FEW.clients }),
    plan &&
      findRows(reads, {
        column: websites.subscriptionId,
        of: subscriptions,
        condition: eq(subscriptions.plan, plan),
        few: FEW.subscriptions,
      }),
  ])
  return and(named.isFound, ofClients.isFound, onPlan?.isFound, status && eq(websites.status, status))
}
