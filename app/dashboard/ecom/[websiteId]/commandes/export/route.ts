import { redirect } from 'next/navigation'
import { parisDay } from '@/lib/domain/calendar'
import type { ListPage } from '@/lib/domain/lists/schema'
import { listOrders } from '@/lib/domain/orders/list-orders'
import { HistoryFilter, statusesOf } from '@/lib/domain/orders/schema'
import type { IdCursor } from '@/lib/domain/paging'
import { getWebsite } from '@/lib/domain/websites/queries'
import { csvDownload } from '@/lib/server/documents/csv-download'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { ORDER_CSV } from '../../orders/order-csv'

type Props = { params: Promise<{ websiteId: string }> }

/** The filtered orders as a file. An invalid filter redirects to the screen. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${websiteId}`
  const ctx = await requireSignedIn(path)
  const { id } = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const filter = HistoryFilter.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!filter.success) redirect(path)
  const asked = { websiteId: id, search: filter.data.search, statuses: statusesOf(filter.data) }
  return csvDownload({
    name: 'commandes',
    today: parisDay(ctx.now()),
    columns: ORDER_CSV,
    read: (page: ListPage<IdCursor>) => listOrders(ctx, { ...asked, page }),
  })
}
