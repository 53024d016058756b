import { on, route } from '@/app/api/_http/route'
import { markReadOperation } from '@/app/api/_wire/ticket-messages'
import { markRead } from '@/lib/domain/tickets/read-marks'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(markReadOperation, async ({ ctx, params, body }) =>
    markRead(ctx, { ticketId: params.id, lastMessageId: body }),
  ),
)
