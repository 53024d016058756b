import { and, desc, eq, sql } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import { actingUser, type Reads } from '../context'
import { firstRows } from '../lists/first-rows'
import type { Page, UpdatedCursor } from '../paging'
import { prepareStatement } from '../prepare-statement'
import type { TicketStatus } from './schema'
import { STAFF_TICKET_COLUMNS } from './ticket-columns'

/** A page of the actor's own tickets, of one status or all, and one more; prepared because their dashboard runs it twice. */
export function readOwnPage(
  reads: Reads,
  { status, after, limit }: Page<UpdatedCursor> & { status?: TicketStatus | undefined },
) {
  return STATEMENTS[status ?? 'all'](reads).execute({
    clientId: actingUser(reads).clientId,
    at: after ? new Date(after.at).toISOString() : 'infinity',
    id: after?.id ?? 0,
    limit: limit + 1,
  })
}

const statement = (status?: TicketStatus) =>
  prepareStatement(`own_${status ?? 'all'}_tickets`, ({ db }) => {
    const isOwn = and(eq(tickets.clientId, sql.placeholder('clientId')), status && eq(tickets.status, status))
    const cursor = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::int)`
    const part = {
      where: sql`(${tickets.updatedAt}, ${tickets.id}) < ${cursor}`,
      orderBy: [desc(tickets.updatedAt), desc(tickets.id)],
      limit: sql.placeholder('limit'),
    }
    return db
      .select(STAFF_TICKET_COLUMNS)
      .from(firstRows(tickets, [isOwn], part))
      .orderBy(...part.orderBy)
      .limit(part.limit)
  })

const STATEMENTS = { all: statement(), open: statement('open'), closed: statement('closed') }
