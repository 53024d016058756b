import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { endpointToWire, listEndpointsOperation } from '@/app/api/_wire/webhooks'
import { IdCursor } from '@/lib/domain/paging'
import { listEndpoints } from '@/lib/domain/webhooks/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listEndpointsOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listEndpoints(ctx, params.id, page),
      toWire: endpointToWire,
    }),
  ),
)
