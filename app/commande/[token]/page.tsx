import type { Metadata } from 'next'
import { PartRefundBadge } from '@/components/orders/order-badge'
import { OrderTotals } from '@/components/orders/order-totals'
import { StepList } from '@/components/orders/step-list'
import { ShopColor, ShopMark } from '@/components/site/shop-mark'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { firstPictures } from '@/lib/domain/media/first-picture'
import { getOrder, type Order } from '@/lib/domain/orders/queries'
import { isPartlyRefunded } from '@/lib/domain/refunds/policy'
import { isReturnable } from '@/lib/domain/returns/policy'
import { listReturnRequests } from '@/lib/domain/returns/request-return'
import { findShopSite } from '@/lib/domain/shops/shop-site'
import { listWithdrawals } from '@/lib/domain/withdrawals/queries'
import { requireOrderLink } from '@/lib/server/session/order-link'
import { Bought } from './bought'
import { Declarations } from './declarations'
import { DeliveryCard } from './delivery-card'
import { Documents } from './documents'
import { progressOf, sentenceOf } from './progress'
import { Returns } from './returns'
import { SellerCard } from './seller-card'
import { Withdrawal } from './withdrawal'

export const metadata: Metadata = {
  title: NO_TITLE,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const STATUSES: Record<Order['status'], { words: string; look: 'success' | 'info' | 'late' | 'neutral' }> = {
  pending: { words: 'En attente de paiement', look: 'late' },
  paid: { words: 'Payée, en préparation', look: 'info' },
  shipped: { words: 'Expédiée', look: 'success' },
  delivered: { words: 'Remise', look: 'success' },
  refunded: { words: 'Remboursée', look: 'neutral' },
  cancelled: { words: 'Annulée', look: 'neutral' },
}

type Props = { params: Promise<{ token: string }> }

export default async function OrderLinkPage({ params }: Props) {
  const { token } = await params
  const { ctx, orderId } = await requireOrderLink(token)
  const [order, returns, withdrawals] = await Promise.all([
    getOrder(ctx, orderId),
    listReturnRequests(ctx, orderId),
    listWithdrawals(ctx, orderId),
  ])
  const [site, pictures] = await Promise.all([
    findShopSite(ctx, order.websiteId),
    firstPictures(
      ctx,
      'products',
      order.items.map(({ productId }) => productId),
    ),
  ])
  const { words, look } = STATUSES[order.status]
  return (
    <div className="printed-page contents">
      {!isReturnable(order) && <title>{`Votre commande · ${BRAND_NAME}`}</title>}
      <ShopColor site={site} />
      <header className="flex flex-col gap-2">
        <a
          href={site.url}
          rel="noreferrer"
          className="flex min-h-11 items-center self-start font-bold font-display text-text text-xl tracking-[-0.03em] no-underline"
        >
          <ShopMark site={site} />
        </a>
        <h1 className="text-3xl">Votre commande n°&nbsp;{order.id}</h1>
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <Badge look={look}>{words}</Badge>
          {isPartlyRefunded(order) && <PartRefundBadge />}
          <span>
            passée le <Moment at={order.createdAt} />
          </span>
        </p>
        <p className="text-lg">{sentenceOf(order, order.shipment)}</p>
      </header>
      <div className="grid items-start gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Card className="flex flex-col gap-3">
          <h2 className="text-xl">Suivi</h2>
          <StepList steps={progressOf(order, order.shipment)} />
        </Card>
        <div className="flex flex-col gap-6">
          <DeliveryCard order={order} />
          <Documents token={token} order={order} />
        </div>
      </div>
      <Card>
        <Bought items={order.items} pictures={pictures} />
        <OrderTotals order={order} />
      </Card>
      <Declarations withdrawals={withdrawals} order={order} />
      <Returns token={token} requests={returns} isOpen={isReturnable(order)} />
      <div className="grid items-start gap-6 sm:grid-cols-2 print:grid-cols-2">
        {order.seller && <SellerCard seller={order.seller} website={order.website} />}
        <Withdrawal order={order} token={token} now={ctx.now()} />
      </div>
    </div>
  )
}
