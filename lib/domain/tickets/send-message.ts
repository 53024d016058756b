import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Tx } from '../context'
import { DomainError } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { can } from '../permissions/policy'
import { changeTicket } from './change-ticket'
import { lockTicket } from './queries'
import { setReadMark } from './read-marks'
import { ANSWERED_MEANWHILE, type TicketMessage } from './schema'

/** `lastMessageId`: the last message that the author has seen. */
type SentMessage = { ticketId: number; body: string; lastMessageId?: number | undefined }

/** Adds a message, reopens the ticket if it was closed, and mails the other side. `conflict` when another person has
 *  written since `lastMessageId`. */
export async function sendMessage(
  ctx: Context,
  { ticketId, body, lastMessageId }: SentMessage,
): Promise<TicketMessage> {
  const actor = actingUser(ctx)
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    if (lastMessageId !== undefined && lastMessageId < ticket.lastMessageId)
      await requireNoAnswerSince(tx, ticketId, lastMessageId)
    const [message] = await tx.db
      .insert(ticketMessages)
      .values({ ticketId, authorId: actor.id, body })
      .returning({ id: ticketMessages.id, createdAt: ticketMessages.createdAt })
    if (!message) throw new Error('The message was not written')
    const author = await readPerson(tx, actor.id)
    const authorName = fullName(author)
    const isAnswer = can(tx.actor, 'tickets.manage') && actor.id !== ticket.userId
    await changeTicket(tx, ticket, {
      status: 'open',
      lastMessageId: message.id,
      waitingFor: isAnswer ? 'client' : 'agency',
      ...(isAnswer && { firstAnsweredAt: sql`coalesce(${tickets.firstAnsweredAt}, ${message.createdAt})` }),
    })
    await setReadMark(tx, ticketId, message.id)

    const about = { messageId: message.id, ticketId, title: ticket.title, body }
    if (isAnswer) {
      const client = await readPerson(tx, ticket.userId)
      await mailPerson(tx, client, { kind: 'ticket-answered', ...about, authorName: author.firstName })
    } else {
      await tx.enqueue({
        queue: 'mail',
        mail: { kind: 'ticket-message', ...about, clientName: authorName },
      })
    }
    return { ...message, body, authorId: actor.id, authorName, authorRole: actor.role }
  })
}

async function requireNoAnswerSince(tx: Tx, ticketId: number, lastMessageId: number): Promise<void> {
  const [answer] = await tx.db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        gt(ticketMessages.id, lastMessageId),
        ne(ticketMessages.authorId, actingUser(tx).id),
      ),
    )
    .limit(1)
  if (answer) {
    const issues = [{ path: 'lastMessageId', message: ANSWERED_MEANWHILE }]
    throw new DomainError('conflict', ANSWERED_MEANWHILE, { issues })
  }
}

async function readPerson(tx: Tx, userId: number) {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('A ticket without its person')
  return user
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
