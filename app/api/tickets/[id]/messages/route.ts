import { on, route } from '@/app/api/_http/route'
import { listMessagesOperation, messageToWire } from '@/app/api/_wire/ticket-messages'
import { mapRows } from '@/lib/domain/paging'
import { listMessages } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listMessagesOperation, async ({ ctx, params, page }) =>
    mapRows(await listMessages(ctx, { ticketId: params.id, ...page }), messageToWire(params.id)),
  ),
)
