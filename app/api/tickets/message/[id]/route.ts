import { on, route } from '@/app/api/_http/route'
import { messageToWire, sendMessageOperation } from '@/app/api/_wire/ticket-messages'
import { sendMessage } from '@/lib/domain/tickets/send-message'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(sendMessageOperation, async ({ ctx, params, body }) =>
    messageToWire(params.id)(await sendMessage(ctx, { ticketId: params.id, ...body })),
  ),
)
