import { eq, type SQL, sql } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import type { Tx } from '../context'
import type { Ticket, TicketStatus, WaitingFor } from './schema'
import { TICKET_COLUMNS } from './ticket-columns'

type Change = {
  status: TicketStatus
  lastMessageId?: number
  waitingFor?: WaitingFor
  firstAnsweredAt?: SQL<Date | null>
}

/** Writes a change to a locked ticket, which moves it to the top of the lists. */
export async function changeTicket(tx: Tx, { id }: { id: number }, change: Change): Promise<Ticket> {
  const [changed] = await tx.db
    .update(tickets)
    // The database's clock, as for created_at, and never backwards.
    .set({ ...change, updatedAt: sql`greatest(${tickets.updatedAt}, clock_timestamp())` })
    .where(eq(tickets.id, id))
    .returning(TICKET_COLUMNS)
  if (!changed) throw new Error('The ticket vanished while it was locked')
  return changed
}
