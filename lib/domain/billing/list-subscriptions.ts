import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { hasWords, isFound } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import { subscriptionColumns } from './queries'
import type { ListedSubscription, Subscription, SubscriptionCursor, SubscriptionFilter } from './schema'

const ORDERS: Orders<SubscriptionCursor['sort']> = {
  id: { keys: { id: subscriptions.id }, direction: 'desc' },
  dueDate: { keys: { dueDate: subscriptions.dueDate, id: subscriptions.id }, direction: 'asc' },
  plan: { keys: { plan: subscriptions.plan, id: subscriptions.id }, direction: 'desc' },
  status: { keys: { status: subscriptions.status, id: subscriptions.id }, direction: 'asc' },
}

/** Every client's subscription, newest first unless the filter says otherwise; `forbidden` without the permission to
 *  manage them. */
export async function listSubscriptions(
  reads: Reads,
  { filter, page }: { filter: SubscriptionFilter; page: ListPage<SubscriptionCursor> },
): Promise<ListSlice<ListedSubscription, SubscriptionCursor>> {
  requirePermission(reads, 'subscriptions.manage')
  return readSorted({
    orders: ORDERS,
    filter,
    page,
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select({
          ...subscriptionColumns,
          ...clientColumns,
          websites: sql<number>`(select count(*)::int from ${websites} where ${websites.subscriptionId} = ${subscriptions.id})`,
        })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(and(isListed(filter), where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}

/** How many subscriptions the filter lets through; 1 001 for any number over 1 000. */
export async function countSubscriptions(reads: Reads, filter: SubscriptionFilter): Promise<number> {
  requirePermission(reads, 'subscriptions.manage')
  return countRows(
    reads,
    reads.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(isListed(filter)),
  )
}

/** A client's subscriptions, which that client's websites can be linked to. */
export async function listClientSubscriptions(reads: Reads, userId: number): Promise<Subscription[]> {
  requirePermission(reads, 'subscriptions.manage')
  return reads.db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.id))
}

const isListed = ({ search, status, plan, paymentPlan }: SubscriptionFilter): SQL | undefined =>
  and(
    isOfSearch(search),
    status && eq(subscriptions.status, status),
    plan && eq(subscriptions.plan, plan),
    paymentPlan && eq(subscriptions.paymentPlan, paymentPlan),
  )

/** Found by its own name or by its client. */
function isOfSearch(search: string | undefined): SQL | undefined {
  const byName = hasWords(subscriptions.search, search)
  const byClient = isFound(subscriptions.userId, users, search)
  if (!byName || !byClient) return undefined
  const found = sql`(
    select ${subscriptions.id} from ${subscriptions} where ${byName}
    union select ${subscriptions.id} from ${subscriptions} where ${byClient} offset 0)`
  return sql`${subscriptions.id} in ${found}`
}
