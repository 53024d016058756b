import { and, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { ticketMessages, ticketReads, tickets } from '@/db/schema/tickets'
import type { Context, Tx } from '../context'
import { readToldMessages } from './message-run'

type Told = { ticketId: number; messageId: number; toClient: boolean }

/** Whether to send a mail that waited for later messages: no later mail includes its message, and the other side has not read
 *  it. After the two minutes, only reading changes the answer. */
export async function isStillToMail(ctx: Context, { ticketId, messageId, toClient }: Told): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    // Waits for a message that is being written.
    const [ticket] = await tx.db
      .select({ ownerId: tickets.userId })
      .from(tickets)
      .where(eq(tickets.id, ticketId))
      .for('share')
    if (!ticket) return false
    const of = { ticketId, ownerId: ticket.ownerId, messageId }
    return !(await isToldLater(tx, of)) && !(await isRead(tx, { ...of, toClient }))
  })
}

type Of = { ticketId: number; ownerId: number; messageId: number }

async function isToldLater(tx: Tx, { ticketId, ownerId, messageId }: Of): Promise<boolean> {
  const [next] = await tx.db
    .select({ id: sql<number | null>`min(${ticketMessages.id})` })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), gt(ticketMessages.id, messageId)))
  if (!next?.id) return false
  const [told, later] = (await readToldMessages(tx, { ticketId, ownerId, lastId: next.id })).slice(-2)
  // A message of the other side ends the run, and is mailed to this side.
  return told?.mailedAt != null && told.mailedAt === later?.mailedAt
}

async function isRead(tx: Tx, { ticketId, ownerId, messageId, toClient }: Of & Told): Promise<boolean> {
  const [reader] = await tx.db
    .select({ userId: ticketReads.userId })
    .from(ticketReads)
    .where(
      and(
        eq(ticketReads.ticketId, ticketId),
        gte(ticketReads.lastMessageId, messageId),
        toClient ? eq(ticketReads.userId, ownerId) : ne(ticketReads.userId, ownerId),
      ),
    )
    .limit(1)
  return reader !== undefined
}
