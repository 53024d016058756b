import { and, asc, eq, gt } from 'drizzle-orm'
import { ticketNotes } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Reads, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { type IdCursor, type Page, pageOf, type Slice } from '../paging'
import { can } from '../permissions/policy'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { getTicket, lockTicket } from './queries'
import { requireStaff } from './require-staff'
import type { TicketNote } from './schema'

type Input = Page<IdCursor> & { ticketId: number }

/** The staff's internal notes about a ticket, oldest first. `forbidden` for the ticket's client; for others the ticket does
 *  not exist. */
export async function listNotes(reads: Reads, input: Input): Promise<Slice<TicketNote, IdCursor>> {
  if (!can(reads.actor, 'tickets.manage')) {
    await getTicket(reads, input.ticketId)
    throw new DomainError('forbidden')
  }
  const notes = await readNotes(reads, input)
  // No notes, or no such ticket.
  if (notes.rows.length === 0) await getTicket(reads, input.ticketId)
  return notes
}

/** The same; the caller has checked the permission. */
export async function readNotes(
  reads: Reads,
  { ticketId, after, limit }: Input,
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
  return pageOf(notes, limit, ({ id }) => ({ id }))
}

/** Adds a note. The ticket's client is not notified, and its `updated_at` stays. */
export async function addNote(ctx: Context, { submissionId, ...note }: NewNote & Keyed): Promise<TicketNote> {
  const { ticketId } = note
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'note', content: note },
      {
        create: () => insertNote(tx, note),
        read: (id) => readNote(tx, { ticketId, id }),
      },
    ),
  )
}

type NewNote = { ticketId: number; body: string }

async function insertNote(tx: Tx, { ticketId, body }: NewNote): Promise<TicketNote> {
  const { id: authorId } = actingUser(tx)
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
}

async function readNote(tx: Tx, { ticketId, id }: { ticketId: number; id: number }): Promise<TicketNote> {
  requireStaff(tx)
  const { rows } = await readNotes(tx, { ticketId, after: { id: id - 1 }, limit: 1 })
  if (rows[0]?.id !== id) throw notFound()
  return rows[0]
}
