import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { hasWords } from '../lists/search'
import type { InboxFilter } from './schema'

/** As many clients as can be named one by one, so that an index finds their tickets. */
const MOST_CLIENTS = 50

/** The condition on `tickets`; asks first which clients a search means. */
export async function inboxCondition(reads: Reads, filter: InboxFilter): Promise<SQL | undefined> {
  const { status, type, assignee, waitingFor, search } = filter
  return and(
    status && eq(tickets.status, status),
    type && eq(tickets.type, type),
    assignee === 'me' ? eq(tickets.assigneeId, actingUser(reads).id) : undefined,
    assignee === 'none' ? isNull(tickets.assigneeId) : undefined,
    waitingFor && eq(tickets.waitingFor, waitingFor),
    search ? or(hasWords(tickets.search, search), await ofClients(reads, search)) : undefined,
  )
}

async function ofClients({ db }: Reads, search: string): Promise<SQL | undefined> {
  const matching = db.select({ id: users.id }).from(users).where(hasWords(users.search, search))
  const found = await matching.limit(MOST_CLIENTS + 1)
  if (found.length === 0) return undefined
  if (found.length <= MOST_CLIENTS)
    return inArray(
      tickets.userId,
      found.map(({ id }) => id),
    )
  // So many that any page is full of theirs: looked at one by one, in the list's order.
  return sql`(select ${hasWords(users.search, search)} from ${users} where ${users.id} = ${tickets.userId})`
}
