import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { ShopFrame } from './frame'
import { HistorySection } from './orders/history-section'
import { WaitingOrders } from './orders/waiting-orders'
import { ProductSection } from './products/product-section'
import { SalesSection } from './sales/sales-section'

type Props = { params: Promise<{ websiteId: string }>; searchParams: Promise<Query> }

/** An open panel sets the title itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await searchParams).fiche ? NO_TITLE : 'Boutique' }
}

export default async function ShopPage({ params, searchParams }: Props) {
  const { websiteId } = await params
  const ctx = await requireSignedIn(`/dashboard/ecom/${websiteId}`)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const part = { ctx, websiteId: website.id, query: await searchParams }
  return (
    <ShopFrame id={String(website.id)} name={website.name}>
      <div className="flex flex-col gap-10 md:gap-12">
        <WaitingOrders {...part} />
        <SalesSection ctx={ctx} websiteId={website.id} />
        <ProductSection {...part} />
        <HistorySection {...part} />
      </div>
    </ShopFrame>
  )
}
