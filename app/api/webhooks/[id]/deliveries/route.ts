import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, listDeliveriesOperation } from '@/app/api/_wire/webhooks'
import { IdCursor } from '@/lib/domain/paging'
import { listDeliveries } from '@/lib/domain/webhooks/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listDeliveriesOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listDeliveries(ctx, params.id, page),
      toWire: deliveryToWire,
    }),
  ),
)
