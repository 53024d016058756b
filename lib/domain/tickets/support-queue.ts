import { type Subquery, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PlanKey } from '@/content/plan-facts'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { orderOf, type PagePart, readPage, type SortKeys } from '../lists/read-page'
import { scalarSubquery } from '../lists/scalar-subquery'
import type { ListPage, ListSlice } from '../lists/schema'
import { findInboxRows } from './inbox-filter'
import { planOfRank } from './plan-rank'
import { isUnread } from './read-marks'
import { requireStaff } from './require-staff'
import type { InboxFilter, StaffTicket } from './schema'

export type QueuedTicket = Pick<
  StaffTicket,
  'id' | 'type' | 'title' | 'waitingFor' | 'createdAt' | 'updatedAt'
> & {
  clientName: string
  siteName: string | null
  assigneeName: string | null
  /** The plan of its site or, without a site, the client's best plan; null without a running subscription. */
  plan: PlanKey | null
  /** The plan's rank; half a step lower for a client who pays for priority. */
  rank: number
  /** For the actor. */
  isUnread: boolean
}

const instant = z.iso.datetime().pipe(z.coerce.date())
const id = z.number().int().positive().max(2_147_483_647)

/** `rank` counts the plans down: 0 is Pro, 3 is no plan; priority subtracts half a step. */
export const QueueCursor = z.object({
  rank: z.number().multipleOf(0.5).min(-0.5).max(3),
  createdAt: instant,
  id,
})
export type QueueCursor = z.infer<typeof QueueCursor>

export const ClosedCursor = z.object({ updatedAt: instant, id })
export type ClosedCursor = z.infer<typeof ClosedCursor>

/** The highest exact count of the inbox: counting reads a row for each. */
export const QUEUE_COUNT_MAX = 100

type Listed<Cursor> = ListSlice<QueuedTicket, Cursor> & {
  /** Of the whole list; 101 for any number over 100. */
  count: number
}
type Input<Cursor> = Omit<InboxFilter, 'status'> & { page: ListPage<Cursor> }

const QUEUE_KEYS: SortKeys<QueueCursor> = {
  rank: { by: tickets.planRank, direction: 'asc' },
  createdAt: { by: tickets.createdAt, direction: 'asc' },
  id: { by: tickets.id, direction: 'asc' },
}

const CLOSED_KEYS: SortKeys<ClosedCursor> = {
  updatedAt: { by: tickets.updatedAt, direction: 'desc' },
  id: { by: tickets.id, direction: 'desc' },
}

/** The agency's open tickets: those about a site on Pro first, then Standard, Basique, none; within each, clients who pay for
 *  priority first, then the oldest. */
export async function listSupportQueue(
  reads: Reads,
  { page, ...filter }: Input<QueueCursor>,
): Promise<Listed<QueueCursor>> {
  return listTickets(
    reads,
    { ...filter, status: 'open' },
    { keys: QUEUE_KEYS, page, cursorOf: queueCursorOf },
  )
}

/** The tickets that were closed, latest change first: to read, and to reopen with a message. */
export async function listClosedTickets(
  reads: Reads,
  { page, ...filter }: Input<ClosedCursor>,
): Promise<Listed<ClosedCursor>> {
  const cursorOf = ({ updatedAt, id }: QueuedTicket) => ({ updatedAt, id })
  return listTickets(reads, { ...filter, status: 'closed' }, { keys: CLOSED_KEYS, page, cursorOf })
}

type Order<Cursor> = {
  keys: SortKeys<Cursor>
  page: ListPage<Cursor>
  cursorOf: (row: QueuedTicket) => Cursor
}

const QUEUE_COLUMNS = {
  id: tickets.id,
  type: tickets.type,
  title: tickets.title,
  waitingFor: tickets.waitingFor,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  planRank: tickets.planRank,
  clientName: scalarSubquery<string>(
    sql`select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${tickets.userId}`,
  ),
  assigneeName: scalarSubquery<string | null>(
    sql`select ${users.firstName} from ${users} where ${users.id} = ${tickets.assigneeId}`,
  ),
  siteName: scalarSubquery<string | null>(
    sql`select ${websites.name} from ${websites} where ${websites.id} = ${tickets.websiteId}`,
  ),
}

const queueCursorOf = ({ rank, createdAt, id }: QueuedTicket): QueueCursor => ({ rank, createdAt, id })

/** How many tickets are named on the dashboard; the inbox has them all. */
const PREVIEW_COUNT = 5

/** The first tickets waiting for the agency, and whether there are more; one query. */
export async function listTicketsToAnswer(reads: Reads): Promise<{ rows: QueuedTicket[]; hasMore: boolean }> {
  requireStaff(reads)
  const rowsOf = await findInboxRows(reads, { status: 'open', waitingFor: 'agency' })
  const page = { limit: PREVIEW_COUNT }
  const read = (part: PagePart) => readQueued(reads, rowsOf, part)
  const { rows, next } = await readPage({ keys: QUEUE_KEYS, page, cursorOf: queueCursorOf, read })
  return { rows, hasMore: next !== null }
}

async function readQueued(
  reads: Reads,
  rowsOf: (part: PagePart) => Subquery,
  part: PagePart,
): Promise<QueuedTicket[]> {
  const rows = await reads.db
    .select({ ...QUEUE_COLUMNS, isUnread: isUnread(reads) })
    .from(rowsOf(part))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return rows.map(({ planRank: rank, ...row }) => ({ ...row, rank, plan: planOfRank(rank) }))
}

/** All clients' tickets; `forbidden` without the permission to manage them. */
async function listTickets<Cursor extends object>(
  reads: Reads,
  filter: InboxFilter,
  order: Order<Cursor>,
): Promise<Listed<Cursor>> {
  requireStaff(reads)
  const rowsOf = await findInboxRows(reads, filter)

  const read = (part: PagePart) => readQueued(reads, rowsOf, part)
  const counted = rowsOf({ where: undefined, orderBy: orderOf(order.keys), limit: QUEUE_COUNT_MAX + 1 })
  const [slice, count] = await Promise.all([
    readPage({ ...order, read }),
    countRows(reads, reads.db.select({ id: tickets.id }).from(counted), QUEUE_COUNT_MAX),
  ])
  return { ...slice, count }
}
