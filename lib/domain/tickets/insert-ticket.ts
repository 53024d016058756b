import { and, eq } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import { type ActingUser, actingUser, type Tx } from '../context'
import { notFound } from '../errors'
import { answerDue } from './answer-due'
import { holdPlanRank } from './plan-rank'
import { setReadMark } from './read-marks'
import type { OpenTicket, Ticket } from './schema'
import { TICKET_COLUMNS } from './ticket-columns'

type NewTicket = Omit<OpenTicket, 'submissionId'> & {
  submission?: string | undefined
  /** The ticket's owner, if not its author. */
  owner?: Pick<ActingUser, 'id' | 'clientId'>
}

/** Inserts a ticket with its description as the first message; `not_found` for a site that is not its client's. Sends no
 *  mail. */
export async function insertTicket(
  tx: Tx,
  { owner, type, title, description, websiteId = null, submission }: NewTicket,
): Promise<Ticket> {
  const author = actingUser(tx)
  const { id: userId, clientId } = owner ?? author
  // The site before its client, the lock order of every change to a site.
  if (websiteId !== null) await requireSite(tx, { websiteId, clientId })
  const planRank = await holdPlanRank(tx, { clientId, websiteId })
  const [opened] = await tx.db
    .insert(tickets)
    .values({
      clientId,
      userId,
      type,
      title,
      websiteId,
      submission,
      planRank,
      answerDueAt: answerDue(tx.now(), planRank),
    })
    .returning({ id: tickets.id })
  if (!opened) throw new Error('The ticket was not written')
  const [message] = await tx.db
    .insert(ticketMessages)
    .values({ ticketId: opened.id, authorId: author.id, body: description })
    .returning({ id: ticketMessages.id, createdAt: ticketMessages.createdAt })
  if (!message) throw new Error('The message was not written')
  const isAnswer = author.id !== userId
  const [ticket] = await tx.db
    .update(tickets)
    .set({
      lastMessageId: message.id,
      ...(isAnswer && { waitingFor: 'client', firstAnsweredAt: message.createdAt }),
    })
    .where(eq(tickets.id, opened.id))
    .returning(TICKET_COLUMNS)
  if (!ticket) throw new Error('The ticket vanished while it was written')
  await setReadMark(tx, ticket.id, message.id)
  return ticket
}

/** Locked, so that it is not deleted or given to another client in the meantime. */
async function requireSite(tx: Tx, { websiteId, clientId }: { websiteId: number; clientId: number }) {
  const [site] = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.id, websiteId), eq(websites.clientId, clientId)))
    .for('share')
  if (!site) throw notFound()
}
