import { on, route } from '@/app/api/_http/route'
import { getTicketOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { getTicket } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(getTicketOperation, async ({ ctx, params }) => ({
    ...ticketToWire(await getTicket(ctx, params.id)),
    Files: [],
  })),
)
