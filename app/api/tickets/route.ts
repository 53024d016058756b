import { on, route } from '@/app/api/_http/route'
import { openTicketOperation, ticketWithFilesToWire } from '@/app/api/_wire/tickets'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { storeFile } from '@/lib/providers/files/store-file'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openTicketOperation, async ({ ctx, body: { ticket, files } }) =>
    ticketWithFilesToWire(await openTicket(ctx, ticket, { store: storeFile, files })),
  ),
)
