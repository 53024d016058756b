import { on, route } from '@/app/api/_http/route'
import { assignTicketOperation } from '@/app/api/_wire/ticket-desk'
import { staffTicketToWire } from '@/app/api/_wire/tickets'
import { assignTicket } from '@/lib/domain/tickets/assign-ticket'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(assignTicketOperation, async ({ ctx, params, body }) =>
    staffTicketToWire(await assignTicket(ctx, { ticketId: params.id, ...body })),
  ),
)
