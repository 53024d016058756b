import { on, route } from '@/app/api/_http/route'
import { listOrdersOperation, orderToWire } from '@/app/api/_wire/orders'
import { forward } from '@/lib/domain/lists/read-sorted'
import { listOrders } from '@/lib/domain/orders/list-orders'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listOrdersOperation, async ({ ctx, params, query: { search, status }, page, publicOrigin }) => {
    const asked = { websiteId: params.id, search, statuses: status && [status] }
    return mapRows(await listOrders(ctx, { ...asked, page: forward(page) }), orderToWire(publicOrigin))
  }),
)
