import { redirect } from 'next/navigation'
import { parisDay } from '@/lib/domain/calendar'
import { listOwnProducts } from '@/lib/domain/catalogue/list-own-products'
import { type ProductCursor, ProductFilter } from '@/lib/domain/catalogue/schema'
import type { ListPage } from '@/lib/domain/lists/schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import { csvDownload } from '@/lib/server/documents/csv-download'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { PRODUCT_CSV } from '../products/product-csv'

type Props = { params: Promise<{ websiteId: string }> }

/** The filtered products as a file. An invalid filter redirects to the screen, which reports it. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${websiteId}`
  const ctx = await requireSignedIn(path)
  const { id } = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const { searchParams } = new URL(request.url)
  const filter = ProductFilter.safeParse(Object.fromEntries(searchParams))
  if (!filter.success) redirect(`${path}?${searchParams}`)
  return csvDownload({
    name: 'produits',
    today: parisDay(ctx.now()),
    columns: PRODUCT_CSV,
    read: (page: ListPage<ProductCursor>) =>
      listOwnProducts(ctx, { websiteId: id, filter: filter.data, page }),
  })
}
