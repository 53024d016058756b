import { BRAND_NAME } from '@/content/brand-name'
import { UpdatedCursor } from '@/lib/domain/paging'
import { can } from '@/lib/domain/permissions/policy'
import { findLastMessages, type LastMessage } from '@/lib/domain/tickets/last-messages'
import { listAllTickets, listOwnTickets } from '@/lib/domain/tickets/queries'
import type { StaffTicket, TicketStatus } from '@/lib/domain/tickets/schema'
import { type Settled, settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'

export const PAGE_SIZE = 9

/** The maximum number of cards on one page; older ones are on the next. */
const MAX_TICKETS = 200

/** `more`: the query value that shows more of the section; null when there are no more. */
export type TicketView = StaffTicket & {
  isUnread: boolean
  lastLine: { author: string; text: string } | null
}
export type TicketList = { tickets: TicketView[]; isContinued: boolean; more: string | null }
type Listed = { rows: StaffTicket[]; isContinued: boolean; more: string | null }

/** Open and closed tickets with the beginning of their latest messages. Administrators see everyone's tickets, others their
 *  own. */
export async function loadTickets(
  ctx: SignedInContext,
  cursors: Record<TicketStatus, string | undefined>,
): Promise<Record<TicketStatus, Settled<TicketList>>> {
  const [open, closed] = await Promise.all([
    settle(listTickets(ctx, 'open', cursors.open)),
    settle(listTickets(ctx, 'closed', cursors.closed)),
  ])
  const ids = [open, closed].flatMap(({ data }) => data?.rows.map(({ id }) => id) ?? [])
  const last = await settle(findLastMessages(ctx, ids))
  const withMessages = ({ data, error }: Settled<Listed>): Settled<TicketList> => {
    if (data === undefined) return { error }
    const { rows, ...list } = data
    return {
      data: { ...list, tickets: rows.map((row) => ({ ...row, ...seen(ctx, last.data?.get(row.id)) })) },
    }
  }
  return { open: withMessages(open), closed: withMessages(closed) }
}

/** The last message's author, as shown to the reader, and whether it is unread. */
function seen(ctx: SignedInContext, message: LastMessage | undefined) {
  const { isUnread = false, excerpt = null, authorId, authorName, authorRole } = message ?? {}
  const isAgency = can({ role: authorRole ?? undefined }, 'tickets.manage')
  const author =
    authorId === ctx.actor.id ? 'Vous' : `${authorName ?? ''}${isAgency ? `, ${BRAND_NAME}` : ''}`
  return { isUnread, lastLine: excerpt === null ? null : { author, text: excerpt || 'Fichier joint' } }
}

async function listTickets(
  ctx: SignedInContext,
  status: TicketStatus,
  cursorText: string | undefined,
): Promise<Listed> {
  const { limit, after } = readTicketLimit(cursorText)
  const list = can(ctx.actor, 'admin.enter') ? listAllTickets : listOwnTickets
  const { rows, next } = await list(ctx, { limit, after, status })
  return { rows, isContinued: after !== null, more: next && moreOf(limit, after, next) }
}

type Cursor = UpdatedCursor | null

/** `36`: the number of tickets, or `36-1700000000000-7`: that number after this cursor. Anything else means the first page. */
function readTicketLimit(cursorText = ''): { limit: number; after: Cursor } {
  const [count, at, id] = cursorText.split('-').map(Number)
  const limit = Math.min(MAX_TICKETS, Math.max(PAGE_SIZE, Math.trunc(count ?? 0) || 0))
  return { limit, after: UpdatedCursor.safeParse({ at, id }).data ?? null }
}

function moreOf(limit: number, after: Cursor, next: UpdatedCursor): string {
  if (limit >= MAX_TICKETS) return wishOf(3 * PAGE_SIZE, next)
  return wishOf(Math.min(MAX_TICKETS, limit + 3 * PAGE_SIZE), after)
}

const wishOf = (count: number, after: Cursor) => (after ? `${count}-${after.at}-${after.id}` : String(count))
