import { ticketMessages, tickets } from '@/db/schema/tickets'
import { getOwnInfo } from '../accounts/queries'
import { type Context, requireActor } from '../context'
import type { OpenTicket, Ticket } from './schema'

/** Opens a ticket with its description as the first message. Mails nobody: see openTicket. */
export async function insertTicket(tx: Context, input: OpenTicket): Promise<Ticket> {
  const { id: userId } = requireActor(tx)
  const [ticket] = await tx.db
    .insert(tickets)
    .values({ userId, type: input.type, title: input.title })
    .returning()
  if (!ticket) throw new Error('The ticket was not written')
  await tx.db
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, authorId: userId, body: input.description })
  return ticket
}

/** Opens a ticket and tells the agency. */
export async function openTicket(ctx: Context, input: OpenTicket): Promise<Ticket> {
  return ctx.transaction(async (tx) => {
    const ticket = await insertTicket(tx, input)
    const { firstName, lastName } = await getOwnInfo(tx)
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'ticket-opened',
        ticketId: ticket.id,
        title: ticket.title,
        type: ticket.type,
        clientName: `${firstName} ${lastName}`,
        body: input.description,
      },
    })
    return ticket
  })
}
