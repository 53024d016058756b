import type { Context } from '../context'
import { lockTicket } from './queries'
import type { Ticket } from './schema'
import { setStatus } from './set-status'

/** Closes a ticket; a closed one stays as it is. */
export async function closeTicket(ctx: Context, id: number): Promise<Ticket> {
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    return ticket.status === 'closed' ? ticket : setStatus(tx, ticket, 'closed')
  })
}
