import { Package } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { AgeChip } from '@/components/orders/age-chip'
import { DELIVERY_WORDS } from '@/components/orders/delivery-words'
import type { listLowStock } from '@/lib/domain/catalogue/low-stock'
import { withDe } from '@/lib/domain/elision'
import { formatEuros } from '@/lib/domain/money'
import type { OrderAlert } from '@/lib/domain/orders/order-alerts'
import type { listOrdersToSend, OrderToSend } from '@/lib/domain/orders/orders-to-send'
import type { Settled } from '@/lib/server/settle'
import { FailedRefundLine } from './failed-refund-line'
import { LoadError } from './load-error'
import { LowStockList } from './low-stock-list'
import { ReturnLines } from './return-lines'
import { StoppedParcelLine } from './stopped-parcel-line'

type Props = {
  orders: Settled<Awaited<ReturnType<typeof listOrdersToSend>>>
  alerts: Settled<OrderAlert[]>
  lowStock: Settled<Awaited<ReturnType<typeof listLowStock>>>
  now: Date
}

/** What waits for this person; nothing when nothing does. */
export function ToDo({ orders: { data, error }, alerts, lowStock, now }: Props) {
  const of = (kind: OrderAlert['kind']) => (alerts.data ?? []).filter((alert) => alert.kind === kind)
  const [failed, stopped, returns] = [of('refund'), of('parcel'), of('return')]
  const hasLines = (data && data.rows.length > 0) || failed.length > 0 || stopped.length > 0
  const isLow = lowStock.error !== undefined || (lowStock.data?.rows.length ?? 0) > 0
  if (data && !hasLines && alerts.error === undefined && returns.length === 0 && !isLow) return null
  const [oldest] = data?.rows ?? []
  return (
    <section aria-labelledby="a-faire" className="flex flex-col gap-4">
      <h2 id="a-faire" className="text-2xl">
        À faire
      </h2>
      {error !== undefined && <LoadError message="Impossible de charger les commandes" />}
      {alerts.error !== undefined && (
        <LoadError message="Impossible de charger ce qui attend sur vos commandes" />
      )}
      {returns.length > 0 && <ReturnLines returns={returns} />}
      {hasLines && (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-low">
          {failed.map((refund) => (
            <FailedRefundLine key={`refund-${refund.id}`} refund={refund} />
          ))}
          {stopped.map((parcel) => (
            <StoppedParcelLine key={`parcel-${parcel.orderId}`} parcel={parcel} />
          ))}
          {data?.rows.map((order) => (
            <Line key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
      {data?.hasMore && oldest && (
        <AppLink href={`/dashboard/ecom/${oldest.websiteId}`} className="text-link self-start">
          Voir toutes les commandes en attente {withDe(oldest.siteName)}
        </AppLink>
      )}
      {lowStock.error !== undefined && <LoadError message="Impossible de charger les alertes de stock" />}
      {lowStock.data && <LowStockList lowStock={lowStock.data} />}
    </section>
  )
}

const Line = ({ order, now }: { order: OrderToSend; now: Date }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
    <Package aria-hidden="true" className="size-5 shrink-0 text-accent-text max-sm:hidden" />
    <span className="min-w-0 flex-1 basis-56">
      <AppLink href={`/orders/${order.id}`} className="plain-link wrap-anywhere font-semibold">
        {order.deliveryMethod === 'pickup' ? 'Commande à préparer' : 'Commande à expédier'} #{order.id}
      </AppLink>
      <span className="wrap-anywhere block text-muted text-sm">
        {[order.customerName, order.siteName, DELIVERY_WORDS[order.deliveryMethod]]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <AgeChip order={order} now={now} />
    <span className="ml-auto w-24 text-right tabular-nums">{formatEuros(order.totalCents)}</span>
  </li>
)
