import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { ownTicketsOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { UpdatedCursor } from '@/lib/domain/paging'
import { listOwnTickets } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(ownTicketsOperation, async ({ ctx, request }) =>
    listAnswer({
      request,
      cursor: UpdatedCursor,
      read: (page) => listOwnTickets(ctx, page),
      toWire: ticketToWire,
    }),
  ),
)
