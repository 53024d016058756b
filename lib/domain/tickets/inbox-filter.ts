import { and, eq, or, type Subquery, sql } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { firstRows, kindsOf } from '../lists/first-rows'
import type { PagePart } from '../lists/read-page'
import { findWords } from '../lists/search'
import type { InboxFilter } from './schema'

/** Up to how many matches the ids are listed in the condition; a client may have several tickets. */
const FEW = { tickets: 100, clients: 50 }

/** A page's rows of `tickets`; first finds the matches of a search. */
export async function findInboxRows(
  reads: Reads,
  filter: InboxFilter,
): Promise<(part: PagePart) => Subquery> {
  const { status, type, assignee, waitingFor, search } = filter
  const [named, ofClients] = await Promise.all([
    findWords(reads, { column: tickets.id, of: tickets, search, few: FEW.tickets }),
    findWords(reads, { column: tickets.userId, of: users, search, few: FEW.clients }),
  ])
  const isFound = or(named.isFound, ofClients.isFound)
  const isRare = named.isRare && ofClients.isRare
  // Always split open tickets, whose sort order has no index of its own: for rows before a Pro client's ticket, the planner
  // would expect none and choose that order for any filter.
  const isFiltered = [type, waitingFor, assignee].some(Boolean) || status === 'open'
  const isSplit = isFiltered && !isRare
  const kinds = kindsOf([
    [tickets.status, status, isSplit],
    [tickets.type, type, isSplit],
    [tickets.waitingFor, waitingFor, isSplit],
  ])
  const isAssigned = assignee && eq(ASSIGNEE, assignee === 'me' ? actingUser(reads).id : 0)
  return (part) => firstRows(tickets, kinds, { ...part, where: and(isAssigned, isFound, part.where) })
}

/** As in its indexes: 0 for none, because the planner does not rely on an index's order after « is null ». */
const ASSIGNEE = sql`coalesce(${tickets.assigneeId}, 0)`
