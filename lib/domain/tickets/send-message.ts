import { eq } from 'drizzle-orm'
import { ticketMessages } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { type Context, isStaff, requireActor } from '../context'
import { lockTicket } from './queries'
import type { TicketMessage } from './schema'
import { setStatus } from './set-status'

/** Adds a message, reopens the ticket if it was closed, and mails the other side. */
export async function sendMessage(ctx: Context, ticketId: number, body: string): Promise<TicketMessage> {
  const actor = requireActor(ctx)
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    const [message] = await tx.db
      .insert(ticketMessages)
      .values({ ticketId, authorId: actor.id, body })
      .returning({ id: ticketMessages.id, createdAt: ticketMessages.createdAt })
    const author = await nameOf(tx, actor.id)
    if (!message) throw new Error('The message was not written')
    await setStatus(tx, ticket, 'open')

    const about = { messageId: message.id, ticketId, title: ticket.title, body }
    if (isStaff(actor) && actor.id !== ticket.userId) {
      const client = await nameOf(tx, ticket.userId)
      await tx.enqueue({
        queue: 'mail',
        mail: {
          kind: 'ticket-answered',
          ...about,
          to: client.email,
          firstName: client.firstName,
          authorName: author.firstName,
        },
      })
    } else {
      await tx.enqueue({
        queue: 'mail',
        mail: { kind: 'ticket-message', ...about, clientName: author.fullName },
      })
    }
    return { ...message, body, authorId: actor.id, authorName: author.fullName, authorRole: actor.role }
  })
}

async function nameOf(tx: Context, userId: number) {
  const [user] = await tx.db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('A ticket without its person')
  return { firstName: user.firstName, fullName: `${user.firstName} ${user.lastName}`, email: user.email }
}
