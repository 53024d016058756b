import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customers, orders } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { EntityId, MAX_ID } from '../entity-id'
import { countRows } from '../lists/count-rows'
import { readPage, type SortKeys } from '../lists/read-page'
import type { ListPage, ListSlice } from '../lists/schema'
import { hasWords } from '../lists/search'
import { IdCursor } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { type ListedOrder, readOrders } from './order-page'
import { HISTORY_STATUSES, type OrderStatus } from './schema'

type Asked = {
  websiteId: number
  search?: string | undefined
  /** All statuses if omitted. */
  statuses?: readonly OrderStatus[] | undefined
}

/** The orders of a website with their lines and shoppers, newest first. */
export async function listOrders(
  reads: Reads,
  { page, ...asked }: Asked & { page: ListPage<IdCursor> },
): Promise<ListSlice<ListedOrder, IdCursor>> {
  return readPage({
    keys: { id: { by: orders.id, direction: 'desc' } },
    page,
    cursorOf: ({ id }) => ({ id }),
    read: (part) => readOrders(reads, { websiteId: asked.websiteId, condition: isListed(asked), part }),
  })
}

/** Number of orders; 1 001 for any number over 1 000. */
export const countOrders = (reads: Reads, asked: Asked): Promise<number> =>
  countRows(
    reads,
    reads.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.websiteId, asked.websiteId), isOwn(reads, asked.websiteId), isListed(asked))),
  )

/** A timestamp in a URL, within PostgreSQL's range. */
const instant = z
  .string()
  .regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .transform((text) => new Date(text))
  .pipe(z.date())
export const WaitingCursor = z.object({ createdAt: instant, id: EntityId })
export type WaitingCursor = z.infer<typeof WaitingCursor>

const WAITING_KEYS: SortKeys<WaitingCursor> = {
  createdAt: { by: orders.createdAt, direction: 'asc' },
  id: { by: orders.id, direction: 'asc' },
}

/** The orders waiting to be sent or picked up, the oldest first. */
export async function listWaitingOrders(
  reads: Reads,
  { websiteId, page }: { websiteId: number; page: ListPage<WaitingCursor> },
): Promise<ListSlice<ListedOrder, WaitingCursor>> {
  return readPage({
    keys: WAITING_KEYS,
    page,
    cursorOf: ({ createdAt, id }) => ({ createdAt, id }),
    read: (part) => readOrders(reads, { websiteId, condition: eq(orders.status, 'paid'), part }),
  })
}

const isOwn = (reads: Reads, websiteId: number): SQL =>
  sql`exists (select 1 from ${websites} where ${websites.id} = ${websiteId} and ${ownsWebsite(reads)})`

const isListed = ({ websiteId, search, statuses }: Asked): SQL | undefined =>
  and(statuses && hasStatus(statuses), search ? isFound(websiteId, search) : undefined)

/** The literal text of the history index's condition. */
const IN_HISTORY = sql.raw(`(${HISTORY_STATUSES.map((status) => `'${status}'`).join(', ')})`)

function hasStatus(statuses: readonly OrderStatus[]): SQL {
  if (statuses === HISTORY_STATUSES) return sql`${orders.status} in ${IN_HISTORY}`
  const [status] = statuses
  return statuses.length === 1 && status ? eq(orders.status, status) : inArray(orders.status, [...statuses])
}

/** By number, or by words of the shopper. Looked up by index first (the array, and `offset 0`): the planner would otherwise
 *  read the list in order until enough rows match, or all orders if it expects many shoppers. */
function isFound(websiteId: number, search: string): SQL {
  const number = Number(/^(?:#|n°)?\s*(\d{1,10})$/i.exec(search)?.[1] ?? Number.NaN)
  const byNumber = number > 0 && number <= MAX_ID ? sql`union all select ${number}::int` : sql``
  return sql`${orders.id} = any (array(
    select bought.id from ${customers} cross join lateral (
      select own.id from ${orders} own where own.customer_id = ${customers.id} offset 0) bought
    where ${customers.websiteId} = ${websiteId} and ${hasWords(customers.search, search)} ${byNumber}))`
}
