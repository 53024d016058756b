import { and, asc, eq, gt, type Subquery } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { type PagePart, readPage } from '../lists/read-page'
import { forward } from '../lists/read-sorted'
import { type IdCursor, type Page, pageOf, type Slice, type UpdatedCursor } from '../paging'
import { ownsTicket } from '../permissions/scopes'
import { findInboxRows } from './inbox-filter'
import { filesOf, toMessageFiles } from './message-files'
import { getMessagesVersion, versionNumber, versionOf } from './messages-version'
import { readOwnPage } from './own-page'
import { requireStaff } from './require-staff'
import type { InboxFilter, StaffTicket, Ticket, TicketMessage, TicketStatus, TicketWithFiles } from './schema'
import { STAFF_TICKET_COLUMNS, TICKET_COLUMNS } from './ticket-columns'

type TicketPage = Slice<StaffTicket, UpdatedCursor>

/** `lastMessageId`: the id of its latest message. */
type LockedTicket = StaffTicket & { lastMessageId: number }

type OwnFilter = Page<UpdatedCursor> & { status?: TicketStatus }

/** The first rows of a part of a list. */
type RowsOf = (part: PagePart) => Subquery

async function readTickets(
  reads: Reads,
  rowsOf: RowsOf,
  { after, limit }: Page<UpdatedCursor>,
): Promise<TicketPage> {
  const { rows, next } = await readPage({
    keys: {
      updatedAt: { by: tickets.updatedAt, direction: 'desc' },
      id: { by: tickets.id, direction: 'desc' },
    },
    page: forward({ limit, after: after && { updatedAt: new Date(after.at), id: after.id } }),
    cursorOf: ({ updatedAt, id }: StaffTicket) => ({ updatedAt, id }),
    read: (part) =>
      reads.db
        .select(STAFF_TICKET_COLUMNS)
        .from(rowsOf(part))
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
  return { rows, next: next && { at: next.updatedAt.getTime(), id: next.id } }
}

/** The actor's own tickets, of one status or all, latest change first. */
export async function listOwnTickets(reads: Reads, filter: OwnFilter): Promise<TicketPage> {
  return pageOf(await readOwnPage(reads, filter), filter.limit, ({ updatedAt, id }) => ({
    at: updatedAt.getTime(),
    id,
  }))
}

/** All tickets that match the filter, latest change first; `forbidden` without the permission to manage them. */
export async function listAllTickets(
  reads: Reads,
  { after, limit, ...filter }: Page<UpdatedCursor> & InboxFilter,
): Promise<TicketPage> {
  requireStaff(reads)
  return readTickets(reads, await findInboxRows(reads, filter), { after, limit })
}

/** The actor's ticket, any for the agency. */
export async function getTicket(reads: Reads, id: number): Promise<Ticket> {
  actingUser(reads)
  const [ticket] = await reads.db
    .select(TICKET_COLUMNS)
    .from(tickets)
    .where(and(eq(tickets.id, id), ownsTicket(reads)))
  if (!ticket) throw notFound()
  return ticket
}

/** A ticket with its files, in one query. */
export async function getTicketWithFiles(reads: Reads, id: number): Promise<TicketWithFiles> {
  actingUser(reads)
  const rows = await reads.db
    .select({
      ticket: TICKET_COLUMNS,
      file: { id: ticketFiles.id, name: ticketFiles.name, bytes: ticketFiles.bytes },
    })
    .from(tickets)
    .leftJoin(ticketFiles, eq(ticketFiles.ticketId, tickets.id))
    .where(and(eq(tickets.id, id), ownsTicket(reads)))
    .orderBy(asc(ticketFiles.id))
  if (!rows[0]) throw notFound()
  return { ...rows[0].ticket, files: rows.flatMap(({ file }) => file ?? []) }
}

/** The ticket, locked until the transaction ends; the start of every change to it. */
export async function lockTicket(tx: Tx, id: number): Promise<LockedTicket> {
  actingUser(tx)
  const [ticket] = await tx.db
    .select({ ...STAFF_TICKET_COLUMNS, lastMessageId: tickets.lastMessageId })
    .from(tickets)
    .where(and(eq(tickets.id, id), ownsTicket(tx)))
    .for('update')
  if (!ticket) throw notFound()
  return ticket
}

/** A ticket's messages with their files, oldest first, and the version of the whole conversation. One query, unless the page
 *  is empty. */
export async function listMessages(
  reads: Reads,
  { ticketId, after, limit }: Page<IdCursor> & { ticketId: number },
): Promise<Slice<TicketMessage, IdCursor>> {
  actingUser(reads)
  const none = async () => ({ rows: [], next: null, version: await getMessagesVersion(reads, ticketId) })
  if (limit === 0) return none()
  const rows = await reads.db
    .select({
      id: ticketMessages.id,
      authorId: ticketMessages.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      authorRole: users.role,
      body: ticketMessages.body,
      createdAt: ticketMessages.createdAt,
      files: filesOf(ticketId),
      version: versionOf(ticketId),
    })
    .from(ticketMessages)
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        ownsTicket(reads),
        after ? gt(ticketMessages.id, after.id) : undefined,
      ),
    )
    .orderBy(asc(ticketMessages.id))
    .limit(limit + 1)
  // No messages remain, or the actor may not see the ticket.
  if (!rows[0]) return none()
  const messages = rows.map(({ firstName, lastName, files, version: _, ...row }) => ({
    ...row,
    authorName: `${firstName} ${lastName}`,
    files: toMessageFiles(files),
  }))
  return {
    ...pageOf(messages, limit, (row) => ({ id: row.id })),
    version: versionNumber(rows[0].version),
  }
}
