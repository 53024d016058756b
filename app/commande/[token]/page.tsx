import type { Metadata } from 'next'
import { OrderTotals } from '@/components/orders/order-totals'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Moment } from '@/components/ui/dates'
import { getOrder, type Order } from '@/lib/domain/orders/queries'
import { requireOrderLink } from '@/lib/server/order-link'
import { Bought } from './bought'
import { DeliveryCard } from './delivery-card'
import { ReceiptLink } from './receipt-link'
import { SellerCard } from './seller-card'
import { Withdrawal } from './withdrawal'

export const metadata: Metadata = {
  title: 'Votre commande',
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
  const order = await getOrder(ctx, orderId)
  const { words, look } = STATUSES[order.status]
  return (
    <>
      <header className="flex flex-col gap-2">
        <p className="font-semibold text-lg">{order.website.name}</p>
        <h1 className="text-3xl">Votre commande n°&nbsp;{order.id}</h1>
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <Badge look={look}>{words}</Badge>
          <span>
            passée le <Moment at={order.createdAt} />
          </span>
        </p>
      </header>
      <Card>
        <Bought items={order.items} />
        <OrderTotals order={order} />
        <ReceiptLink token={token} order={order} />
      </Card>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DeliveryCard order={order} />
        {order.seller && <SellerCard seller={order.seller} website={order.website} />}
      </div>
      <Withdrawal order={order} />
    </>
  )
}
