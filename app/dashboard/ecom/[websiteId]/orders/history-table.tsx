import { AppLink } from '@/components/navigation/app-link'
import { DELIVERY_WORDS } from '@/components/orders/delivery-words'
import { OrderBadge, PartRefundBadge } from '@/components/orders/order-badge'
import { ParcelLine } from '@/components/orders/parcel-line'
import { Moment } from '@/components/ui/dates/dates'
import { type Column, Table } from '@/components/ui/lists/table'
import { formatBill } from '@/lib/domain/money'
import type { ListedOrder } from '@/lib/domain/orders/order-page'
import { isPartlyRefunded } from '@/lib/domain/refunds/policy'

export const HistoryTable = ({ orders }: { orders: ListedOrder[] }) => (
  <Table label="Historique des commandes" columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />
)

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    title: 'Commande',
    cell: ({ id, createdAt }) => (
      <>
        <AppLink href={`/orders/${id}`} className="text-link min-w-6 pointer-coarse:min-w-11">
          #{id}
        </AppLink>
        <span className="block text-muted text-sm">
          <Moment at={createdAt} />
        </span>
      </>
    ),
  },
  {
    title: 'Statut',
    card: 'right',
    cell: (order) => (
      <>
        <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
          <OrderBadge order={order} isListed />
          {isPartlyRefunded(order) && <PartRefundBadge />}
        </span>
        <ParcelLine order={order} />
      </>
    ),
  },
  {
    title: 'Client',
    className: 'wrap-anywhere',
    cell: ({ customer }) =>
      customer ? (
        <>
          {customer.name}
          <span className="block text-muted text-sm">{customer.email}</span>
        </>
      ) : (
        '—'
      ),
  },
  {
    title: 'Total',
    card: 'right',
    className: 'whitespace-nowrap font-semibold tabular-nums md:text-right',
    cell: ({ totalCents }) => formatBill(totalCents),
  },
  {
    title: 'Articles',
    card: 'wide',
    className: 'md:max-w-72',
    cell: ({ items, deliveryMethod }) => (
      <>
        <span className="wrap-anywhere line-clamp-2">
          {items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
        </span>
        <span className="block text-muted text-sm">{DELIVERY_WORDS[deliveryMethod] ?? deliveryMethod}</span>
      </>
    ),
  },
]
