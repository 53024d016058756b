import { on, route } from '@/app/api/_http/route'
import { ownTicketsOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { mapRows } from '@/lib/domain/paging'
import { listOwnTickets } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(ownTicketsOperation, async ({ ctx, page }) => mapRows(await listOwnTickets(ctx, page), ticketToWire)),
)
