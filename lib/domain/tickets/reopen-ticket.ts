import type { Context } from '../context'
import { changeTicket } from './change-ticket'
import { lockTicket } from './queries'
import type { Ticket } from './schema'

/** Reopens a ticket; an open one stays as it is. */
export async function reopenTicket(ctx: Context, id: number): Promise<Ticket> {
  return ctx.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    return ticket.status === 'open' ? ticket : changeTicket(tx, ticket, { status: 'open' })
  })
}
