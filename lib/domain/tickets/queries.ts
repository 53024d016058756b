import { and, asc, desc, eq, getTableColumns, gt, lt, or, type SQL } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { type Context, isStaff, requireActor } from '../context'
import { DomainError, notFound } from '../errors'
import { type IdCursor, type Page, type Slice, slice, type UpdatedCursor } from '../paging'
import type { Ticket, TicketMessage, TicketStatus, TicketWithFiles } from './schema'

/** The tickets the actor may read, as a condition: their own, or all for the agency. */
function visibleTickets(ctx: Context): SQL | undefined {
  const actor = requireActor(ctx)
  return isStaff(actor) ? undefined : eq(tickets.userId, actor.id)
}

type TicketPage = Slice<Ticket, UpdatedCursor>

async function readTickets(
  ctx: Context,
  which: SQL | undefined,
  page: Page<UpdatedCursor>,
): Promise<TicketPage> {
  const { after, limit } = page
  const at = after && new Date(after.at)
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(
      and(
        which,
        after && at
          ? or(lt(tickets.updatedAt, at), and(eq(tickets.updatedAt, at), lt(tickets.id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(limit + 1)
  return slice(rows, limit, (row) => ({ at: row.updatedAt.getTime(), id: row.id }))
}

const ofStatus = (status: TicketStatus | undefined) => (status ? eq(tickets.status, status) : undefined)

/** One's own tickets, of one status or all, latest change first. */
export async function listOwnTickets(
  ctx: Context,
  page: Page<UpdatedCursor>,
  status?: TicketStatus,
): Promise<TicketPage> {
  return readTickets(ctx, and(eq(tickets.userId, requireActor(ctx).id), ofStatus(status)), page)
}

/** Every ticket, of one status or all, latest change first; `forbidden` for all but the agency. */
export async function listAllTickets(
  ctx: Context,
  page: Page<UpdatedCursor>,
  status?: TicketStatus,
): Promise<TicketPage> {
  if (!isStaff(requireActor(ctx))) throw new DomainError('forbidden')
  return readTickets(ctx, ofStatus(status), page)
}

export async function getTicket(ctx: Context, id: number): Promise<Ticket> {
  const [ticket] = await ctx.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), visibleTickets(ctx)))
  if (!ticket) throw notFound()
  return ticket
}

/** A ticket and what came with it, in one query. */
export async function getTicketWithFiles(ctx: Context, id: number): Promise<TicketWithFiles> {
  const rows = await ctx.db
    .select({
      ticket: getTableColumns(tickets),
      file: { id: ticketFiles.id, name: ticketFiles.name, bytes: ticketFiles.bytes },
    })
    .from(tickets)
    .leftJoin(ticketFiles, eq(ticketFiles.ticketId, tickets.id))
    .where(and(eq(tickets.id, id), visibleTickets(ctx)))
    .orderBy(asc(ticketFiles.id))
  if (!rows[0]) throw notFound()
  return { ...rows[0].ticket, files: rows.flatMap(({ file }) => file ?? []) }
}

/** The ticket, held until the transaction ends; the start of every change to it. */
export async function lockTicket(tx: Context, id: number): Promise<Ticket> {
  const [ticket] = await tx.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), visibleTickets(tx)))
    .for('update')
  if (!ticket) throw notFound()
  return ticket
}

/** A ticket's messages, oldest first. One query, unless there is none to show. */
export async function listMessages(
  ctx: Context,
  ticketId: number,
  page: Page<IdCursor>,
): Promise<Slice<TicketMessage, IdCursor>> {
  const rows = await ctx.db
    .select({
      id: ticketMessages.id,
      authorId: ticketMessages.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      authorRole: users.role,
      body: ticketMessages.body,
      createdAt: ticketMessages.createdAt,
    })
    .from(ticketMessages)
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        visibleTickets(ctx),
        page.after ? gt(ticketMessages.id, page.after.id) : undefined,
      ),
    )
    .orderBy(asc(ticketMessages.id))
    .limit(page.limit + 1)
  // None: all have been read, or the ticket is not the actor's to see.
  if (rows.length === 0) await getTicket(ctx, ticketId)
  const messages = rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    authorName: `${firstName} ${lastName}`,
  }))
  return slice(messages, page.limit, (row) => ({ id: row.id }))
}
