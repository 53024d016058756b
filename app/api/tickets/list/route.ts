import { on, route } from '@/app/api/_http/route'
import { allTicketsOperation, staffTicketToWire } from '@/app/api/_wire/tickets'
import { mapRows } from '@/lib/domain/paging'
import { listAllTickets } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allTicketsOperation, async ({ ctx, query, page }) =>
    mapRows(await listAllTickets(ctx, { ...query, after: page.after, limit: page.limit }), staffTicketToWire),
  ),
)
