import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { listMessagesOperation, messageToWire } from '@/app/api/_wire/tickets'
import { IdCursor } from '@/lib/domain/paging'
import { listMessages } from '@/lib/domain/tickets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listMessagesOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listMessages(ctx, params.id, page),
      toWire: messageToWire,
    }),
  ),
)
