import { on, route } from '@/app/api/_http/route'
import { getTicketOperation, ticketWithFilesToWire } from '@/app/api/_wire/tickets'
import { getTicketWithFiles } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getTicketOperation, async ({ ctx, params }) =>
    ticketWithFilesToWire(await getTicketWithFiles(ctx, params.id)),
  ),
)
