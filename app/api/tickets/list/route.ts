import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { allTicketsOperation, ticketToWire } from '@/app/api/_wire/tickets'
import { UpdatedCursor } from '@/lib/domain/paging'
import { listAllTickets } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allTicketsOperation, async ({ ctx, request }) =>
    listAnswer({
      request,
      cursor: UpdatedCursor,
      read: (page) => listAllTickets(ctx, page),
      toWire: ticketToWire,
    }),
  ),
)
