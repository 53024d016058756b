import { and, asc, eq, gt } from 'drizzle-orm'
import { ticketNotes } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Reads } from '../context'
import { DomainError } from '../errors'
import { type IdCursor, type Page, type Slice, slice } from '../paging'
import { can } from '../permissions/policy'
import { getTicket, lockTicket } from './queries'
import { requireStaff } from './require-staff'
import type { TicketNote } from './schema'

type Wish = Page<IdCursor> & { ticketId: number }

/** What the agency's staff wrote about a ticket among themselves, oldest first. Its client learns that they may not read
 *  it; for all others there is no such ticket. */
export async function listNotes(reads: Reads, wish: Wish): Promise<Slice<TicketNote, IdCursor>> {
  if (!can(reads.actor, 'tickets.manage')) {
    await getTicket(reads, wish.ticketId)
    throw new DomainError('forbidden')
  }
  const notes = await readNotes(reads, wish)
  // None: or there is no such ticket.
  if (notes.rows.length === 0) await getTicket(reads, wish.ticketId)
  return notes
}

/** The same for who has shown already that they may. */
export async function readNotes(
  reads: Reads,
  { ticketId, after, limit }: Wish,
): Promise<Slice<TicketNote, IdCursor>> {
  const rows = await reads.db
    .select({
      id: ticketNotes.id,
      authorId: ticketNotes.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      body: ticketNotes.body,
      createdAt: ticketNotes.createdAt,
    })
    .from(ticketNotes)
    .innerJoin(users, eq(users.id, ticketNotes.authorId))
    .where(and(eq(ticketNotes.ticketId, ticketId), after ? gt(ticketNotes.id, after.id) : undefined))
    .orderBy(asc(ticketNotes.id))
    .limit(limit + 1)
  const notes = rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    authorName: `${firstName} ${lastName}`,
  }))
  return slice(notes, limit, ({ id }) => ({ id }))
}

/** Adds a note. The ticket's client hears nothing of it, and its Updated_at stays. */
export async function addNote(
  ctx: Context,
  { ticketId, body }: { ticketId: number; body: string },
): Promise<TicketNote> {
  const { id: authorId } = actingUser(ctx)
  return ctx.transaction(async (tx) => {
    await lockTicket(tx, ticketId)
    requireStaff(tx)
    const [note] = await tx.db
      .insert(ticketNotes)
      .values({ ticketId, authorId, body })
      .returning({ id: ticketNotes.id, body: ticketNotes.body, createdAt: ticketNotes.createdAt })
    const [author] = await tx.db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, authorId))
    if (!note || !author) throw new Error('The note was not written')
    return { ...note, authorId, authorName: `${author.firstName} ${author.lastName}` }
  })
}
