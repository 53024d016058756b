import { UpdatedCursor } from '@/lib/domain/paging'
import { can } from '@/lib/domain/permissions/policy'
import { listAllTickets, listOwnTickets } from '@/lib/domain/tickets/queries'
import { findUnread } from '@/lib/domain/tickets/read-marks'
import type { StaffTicket, TicketStatus } from '@/lib/domain/tickets/schema'
import { listWebsites } from '@/lib/domain/websites/list-websites'
import { listOwnWebsites } from '@/lib/domain/websites/queries'
import type { Website } from '@/lib/domain/websites/schema'
import type { SignedInContext } from '@/lib/server/session'

export const PAGE_SIZE = 9
const MOST_WEBSITES = 200

/** So many cards on one page; older ones are on the next. */
const MOST_TICKETS = 200

/** `more`: the section's part of the address that shows more; null where there is no more. */
export type SeenTicket = StaffTicket & { isUnread: boolean }
export type TicketList = { tickets: SeenTicket[]; isContinued: boolean; more: string | null }

/** An administrator's dashboard shows everybody's, all others their own. */
export async function loadTickets(
  ctx: SignedInContext,
  status: TicketStatus,
  wish: string | undefined,
): Promise<TicketList> {
  const { limit, after } = readWish(wish)
  const list = can(ctx.actor, 'admin.enter') ? listAllTickets : listOwnTickets
  const { rows, next } = await list(ctx, { limit, after, status })
  const unread = await findUnread(
    ctx,
    rows.map(({ id }) => id),
  )
  const tickets = rows.map((row) => ({ ...row, isUnread: unread.has(row.id) }))
  return { tickets, isContinued: after !== null, more: next && moreOf(limit, after, next) }
}

type Cursor = UpdatedCursor | null

/** « 36 » tickets, or « 36-1700000000000-7 »: so many after that one. Anything else is the first page's worth. */
function readWish(wish = ''): { limit: number; after: Cursor } {
  const [count, at, id] = wish.split('-').map(Number)
  const limit = Math.min(MOST_TICKETS, Math.max(PAGE_SIZE, Math.trunc(count ?? 0) || 0))
  return { limit, after: UpdatedCursor.safeParse({ at, id }).data ?? null }
}

function moreOf(limit: number, after: Cursor, next: UpdatedCursor): string {
  if (limit >= MOST_TICKETS) return wishOf(3 * PAGE_SIZE, next)
  return wishOf(Math.min(MOST_TICKETS, limit + 3 * PAGE_SIZE), after)
}

const wishOf = (count: number, after: Cursor) => (after ? `${count}-${after.at}-${after.id}` : String(count))

export async function loadWebsites(ctx: SignedInContext): Promise<Website[]> {
  const { rows } = can(ctx.actor, 'websites.manage')
    ? await listWebsites(ctx, { filter: { order: 'asc' }, page: { limit: MOST_WEBSITES } })
    : await listOwnWebsites(ctx, { limit: MOST_WEBSITES, after: null })
  return rows
}
