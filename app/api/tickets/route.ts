import { on, route } from '@/app/api/_http/route'
import { openTicketOperation, ticketWithFilesToWire } from '@/app/api/_wire/tickets'
import { openTicket } from '@/lib/domain/tickets/open-ticket'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openTicketOperation, async ({ ctx, body }) => ticketWithFilesToWire(await openTicket(ctx, body))),
)
