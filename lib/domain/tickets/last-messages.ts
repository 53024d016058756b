import { and, eq, inArray, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import type { Role } from '../permissions/policy'
import { ownsTicket } from '../permissions/scopes'
import { isUnread } from './read-marks'

/** The beginning of a ticket's latest message; all null for a ticket without one. */
export type LastMessage = {
  /** Whether the actor has not read it yet. */
  isUnread: boolean
  excerpt: string | null
  authorId: number | null
  authorName: string | null
  authorRole: Role | null
}

/** In characters: two lines of a card at most. */
const EXCERPT_LENGTH = 160

/** The latest messages of some tickets, by ticket. */
export async function findLastMessages(reads: Reads, ids: number[]): Promise<Map<number, LastMessage>> {
  if (ids.length === 0) return new Map()
  const rows = await reads.db
    .select({
      ticketId: tickets.id,
      isUnread: isUnread(reads),
      excerpt: sql<string | null>`left(${ticketMessages.body}, ${sql.raw(String(EXCERPT_LENGTH))})`,
      authorId: ticketMessages.authorId,
      authorName: users.firstName,
      authorRole: users.role,
    })
    .from(tickets)
    .leftJoin(ticketMessages, eq(ticketMessages.id, tickets.lastMessageId))
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(and(inArray(tickets.id, ids), ownsTicket(reads)))
  return new Map(rows.map(({ ticketId, ...message }) => [ticketId, message]))
}
