import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { ticketReads, tickets } from '@/db/schema/tickets'
import { actingUser, type Context, isViewed, type Reads, type Tx } from '../context'
import { scalarSubquery } from '../lists/scalar-subquery'
import { lockTicket } from './queries'

/** Whether a ticket has a message that the actor has not read. */
export const isUnread = (reads: Pick<Reads, 'actor'>): SQL<boolean> =>
  scalarSubquery(
    sql`${tickets.lastMessageId} > coalesce((select ${ticketReads.lastMessageId} from ${ticketReads}
      where ${ticketReads.ticketId} = ${tickets.id} and ${ticketReads.userId} = ${actingUser(reads).id}), 0)`,
  )

/** How far the actor has read a ticket: the id of a message, 0 at first. */
export async function findReadMark(reads: Reads, ticketId: number): Promise<number> {
  const [mark] = await reads.db
    .select({ lastMessageId: ticketReads.lastMessageId })
    .from(ticketReads)
    .where(and(eq(ticketReads.ticketId, ticketId), eq(ticketReads.userId, actingUser(reads).id)))
  return mark?.lastMessageId ?? 0
}

/** Stores how far the actor has read a ticket: never less than before, nor beyond the last message. Does nothing while an
 *  administrator views the actor's screens. */
export async function markRead(
  ctx: Context,
  { ticketId, lastMessageId }: { ticketId: number; lastMessageId: number },
): Promise<void> {
  actingUser(ctx)
  if (isViewed(ctx.actor)) return
  await ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId)
    await setReadMark(tx, ticketId, Math.min(lastMessageId, ticket.lastMessageId))
  })
}

/** The same for a ticket that the transaction has locked. */
export async function setReadMark(tx: Tx, ticketId: number, lastMessageId: number): Promise<void> {
  await tx.db
    .insert(ticketReads)
    .values({ userId: actingUser(tx).id, ticketId, lastMessageId })
    .onConflictDoUpdate({
      target: [ticketReads.userId, ticketReads.ticketId],
      set: { lastMessageId },
      setWhere: lt(ticketReads.lastMessageId, lastMessageId),
    })
}
