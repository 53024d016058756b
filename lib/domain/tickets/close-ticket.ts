import type { Context } from '../context'
import { changeTicket } from './change-ticket'
import { lockTicket } from './queries'
import type { Ticket } from './schema'

/** Closes a ticket; a closed one stays as it is. */
export async function closeTicket(ctx: Context, id: number): Promise<Ticket> {
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    return ticket.status === 'closed' ? ticket : changeTicket(tx, ticket, { status: 'closed' })
  })
}
