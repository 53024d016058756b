import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { getOwnInfo } from '../accounts/queries'
import { type Context, requireActor } from '../context'
import type { OpenTicket, Ticket } from './schema'

/** Opens a ticket with its description as the first message. Mails nobody: see openTicket. */
export async function insertTicket(tx: Context, input: OpenTicket): Promise<Ticket> {
  const { id: userId } = requireActor(tx)
  const [ticket] = await tx.db
    .insert(tickets)
    .values({ userId, type: input.type, title: input.title, submission: submissionOf(input) })
    .returning()
  if (!ticket) throw new Error('The ticket was not written')
  await tx.db
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, authorId: userId, body: input.description })
  return ticket
}

/** Opens a ticket and tells the agency. A repeat of one submission answers the first ticket. */
export async function openTicket(ctx: Context, input: OpenTicket): Promise<Ticket> {
  return ctx.transaction(async (tx) => {
    const earlier = await findSubmitted(tx, input)
    if (earlier) return earlier
    const ticket = await insertTicket(tx, input)
    const { firstName, lastName } = await getOwnInfo(tx)
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'ticket-opened',
        ticketId: ticket.id,
        title: ticket.title,
        type: ticket.type,
        clientName: `${firstName} ${lastName}`,
        body: input.description,
      },
    })
    return ticket
  })
}

async function findSubmitted(tx: Context, input: OpenTicket): Promise<Ticket | undefined> {
  const submission = submissionOf(input)
  if (!submission) return undefined
  const { id: userId } = requireActor(tx)
  // Held so that two sends of one submission come one after the other.
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [found] = await tx.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.submission, submission)))
  return found
}

/** The text counts too: who comes back to a sent form and writes something else opens another ticket. */
function submissionOf({ submissionId, type, title, description }: OpenTicket): string | null {
  if (!submissionId) return null
  return createHash('sha256')
    .update(JSON.stringify([submissionId, type, title, description]))
    .digest('hex')
}
