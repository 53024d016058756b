import { and, asc, eq, or, type SQL, type Subquery, sql } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { parisDay } from '../calendar'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { firstRows, kindsOf } from '../lists/first-rows'
import type { PagePart } from '../lists/read-page'
import { type Orders, readSorted } from '../lists/read-sorted'
import { COUNT_MAX, type ListPage, type ListSlice } from '../lists/schema'
import { findWords } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import { subscriptionColumns } from './queries'
import type { ListedSubscription, Subscription, SubscriptionCursor } from './schema'
import { isOfStanding, STANDINGS, STATUS_OF, type Standing, type SubscriptionView } from './standing-filter'

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
  { filter, page }: { filter: SubscriptionView; page: ListPage<SubscriptionCursor> },
): Promise<ListSlice<ListedSubscription, SubscriptionCursor>> {
  requirePermission(reads, 'subscriptions.manage')
  const rowsOf = await findListed(reads, filter)
  return readSorted({
    orders: ORDERS,
    filter,
    page,
    read: (part) =>
      reads.db
        .select({
          ...subscriptionColumns,
          ...clientColumns,
          noticeOn: subscriptions.noticeOn,
          endsOn: subscriptions.endsOn,
          collection: subscriptions.collection,
          websites: sql<number>`(select count(*)::int from ${websites} where ${websites.subscriptionId} = ${subscriptions.id})`,
        })
        .from(rowsOf(part))
        .innerJoin(users, eq(users.id, subscriptions.clientId))
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
}

/** How many subscriptions match the filter; 1 001 for any number over 1 000. */
export async function countSubscriptions(reads: Reads, filter: SubscriptionView): Promise<number> {
  requirePermission(reads, 'subscriptions.manage')
  const rowsOf = await findListed(reads, filter)
  const part = { where: undefined, orderBy: [asc(subscriptions.id)], limit: COUNT_MAX + 1 }
  return countRows(reads, reads.db.select({ id: subscriptions.id }).from(rowsOf(part)))
}

/** How many subscriptions each standing has. */
export async function countStandings(reads: Reads): Promise<Record<Standing, number>> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  const counted = (standing: Standing) => {
    const status = STATUS_OF[standing]
    const isIt = and(isOfStanding(standing, today), status && eq(subscriptions.status, status))
    return sql<number>`(count(*) filter (where ${isIt}))::int`
  }
  const columns = Object.fromEntries(STANDINGS.map((standing) => [standing, counted(standing)]))
  const [counts] = await reads.db.select(columns as Record<Standing, SQL<number>>).from(subscriptions)
  if (!counts) throw new Error('A count gave no row')
  return counts
}

/** A client's subscriptions, to link that client's websites to. */
export async function listClientSubscriptions(reads: Reads, clientId: number): Promise<Subscription[]> {
  requirePermission(reads, 'subscriptions.manage')
  return reads.db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(eq(subscriptions.clientId, clientId))
    .orderBy(asc(subscriptions.id))
}

/** A page of `subscriptions`, found by their own name or by their client. */
async function findListed(
  reads: Reads,
  { search, status: asked, plan, paymentPlan, sort, standing }: SubscriptionView,
): Promise<(part: PagePart) => Subquery> {
  const status = asked ?? (standing && STATUS_OF[standing])
  const stands = isOfStanding(standing, parisDay(reads.now()))
  const [named, ofClients] = await Promise.all([
    findWords(reads, { column: subscriptions.id, of: subscriptions, search }),
    findWords(reads, { column: subscriptions.clientId, of: users, search }),
  ])
  const isFound = or(named.isFound, ofClients.isFound)
  const isRare = named.isRare && ofClients.isRare
  const isFiltered = status !== undefined || plan !== undefined || paymentPlan !== undefined
  const isSplit = isFiltered && !isRare
  const kinds = kindsOf([
    [subscriptions.status, status, isSplit && sort !== 'status'],
    [subscriptions.plan, plan, isSplit && sort !== 'plan'],
    [subscriptions.paymentPlan, paymentPlan, isSplit],
  ])
  return (part) => firstRows(subscriptions, kinds, { ...part, where: and(isFound, stands, part.where) })
}
