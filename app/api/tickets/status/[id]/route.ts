import { on, route } from '@/app/api/_http/route'
import { setTicketStatusOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { reopenTicket } from '@/lib/domain/tickets/reopen-ticket'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(setTicketStatusOperation, async ({ ctx, params, body }) => {
    const change = body.status === 'closed' ? closeTicket : reopenTicket
    return ticketToWire(await change(ctx, params.id))
  }),
)
