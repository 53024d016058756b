import { eq, sql } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import type { Context } from '../context'
import type { Ticket, TicketStatus } from './schema'

/** Writes the status of a locked ticket; any change moves it to the top of the lists. */
export async function setStatus(tx: Context, ticket: Ticket, status: TicketStatus): Promise<Ticket> {
  const [changed] = await tx.db
    .update(tickets)
    // The database's clock, as for created_at, and never backwards.
    .set({ status, updatedAt: sql`greatest(${tickets.updatedAt}, clock_timestamp())` })
    .where(eq(tickets.id, ticket.id))
    .returning()
  if (!changed) throw new Error('The ticket vanished while it was locked')
  return changed
}
