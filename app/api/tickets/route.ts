import { on, route } from '@/app/api/_http/route'
import { openTicketOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { openTicket } from '@/lib/domain/tickets/open-ticket'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(openTicketOperation, async ({ ctx, body }) => ({
    ...ticketToWire(await openTicket(ctx, body)),
    Files: [],
  })),
)
