import { listAllTickets, listOwnTickets } from '@/lib/domain/tickets/queries'
import type { Ticket, TicketStatus } from '@/lib/domain/tickets/schema'
import { listAllWebsites, listOwnWebsites } from '@/lib/domain/websites/queries'
import type { Website } from '@/lib/domain/websites/schema'
import type { SignedInContext } from '@/lib/server/session'

export const PAGE_SIZE = 9
const MOST_WEBSITES = 200

export type TicketList = { tickets: Ticket[]; hasMore: boolean; limit: number }

/** An ADMIN's dashboard shows everybody's, all others their own. */
export async function loadTickets(
  ctx: SignedInContext,
  status: TicketStatus,
  limit: number,
): Promise<TicketList> {
  const list = ctx.actor.role === 'ADMIN' ? listAllTickets : listOwnTickets
  const { rows, next } = await list(ctx, { limit, after: null }, status)
  return { tickets: rows, hasMore: next !== null, limit }
}

export async function loadWebsites(ctx: SignedInContext): Promise<Website[]> {
  const list = ctx.actor.role === 'ADMIN' ? listAllWebsites : listOwnWebsites
  const { rows } = await list(ctx, { limit: MOST_WEBSITES, after: null })
  return rows
}
