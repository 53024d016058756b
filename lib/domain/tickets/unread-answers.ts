import { and, desc, eq, ne } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { firstRows } from '../lists/first-rows'
import { isOwnTicket } from '../permissions/scopes'
import { isUnread } from './read-marks'

/** How many answers are named; the list of requests marks them all. */
const PREVIEW_COUNT = 5

/** Only the most recently changed tickets are checked, because no index covers what a person has read. */
const LATEST = 200

/** The answers to the actor's own tickets that they have not read, the latest first, and whether there are more. */
export async function listUnreadAnswers(reads: Reads) {
  const me = actingUser(reads).id
  const newestFirst = [desc(tickets.updatedAt), desc(tickets.id)]
  const rows = await reads.db
    .select({
      ticketId: tickets.id,
      title: tickets.title,
      authorName: users.firstName,
      at: ticketMessages.createdAt,
    })
    .from(firstRows(tickets, [isOwnTicket(reads)], { where: undefined, orderBy: newestFirst, limit: LATEST }))
    .innerJoin(ticketMessages, eq(ticketMessages.id, tickets.lastMessageId))
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .where(and(isUnread(reads), ne(ticketMessages.authorId, me)))
    .orderBy(...newestFirst)
    .limit(PREVIEW_COUNT + 1)
  return { rows: rows.slice(0, PREVIEW_COUNT), hasMore: rows.length > PREVIEW_COUNT }
}

export type UnreadAnswer = Awaited<ReturnType<typeof listUnreadAnswers>>['rows'][number]
