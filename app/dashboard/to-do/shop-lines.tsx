import { Package, PackageMinus, PackageX, Scale, TriangleAlert, Undo2 } from 'lucide-react'
import { AgeChip } from '@/components/orders/age-chip'
import { DELIVERY_WORDS } from '@/components/orders/delivery-words'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import type { LowStockItem, listLowStock } from '@/lib/domain/catalogue/low-stock'
import type { IncompleteShop } from '@/lib/domain/compliance/queries'
import { withDe } from '@/lib/domain/elision'
import { formatEuros } from '@/lib/domain/money'
import type { OrderAlert } from '@/lib/domain/orders/order-alerts'
import type { listOrdersToSend, OrderToSend } from '@/lib/domain/orders/orders-to-send'
import { ToDoGroup, ToDoLine } from './to-do-group'

/** Missing payments, stuck parcels, requested returns. */
export const OrderAlerts = ({ alerts }: { alerts: OrderAlert[] }) => (
  <ToDoGroup label="Commandes à suivre">
    {alerts.map((alert) => (
      <AlertLine key={`${alert.kind}-${alert.id}`} alert={alert} />
    ))}
  </ToDoGroup>
)

function AlertLine({ alert }: { alert: OrderAlert }) {
  const { kind, orderId, websiteId, customerName, siteName, amountCents, expeditionNumber, at } = alert
  const href = orderId === null ? `/dashboard/ecom/${websiteId}/retractations` : `/orders/${orderId}`
  if (kind === 'refund')
    return (
      <ToDoLine
        {...{ icon: TriangleAlert, look: 'danger', href, about: [customerName, siteName] }}
        title={`Remboursement à refaire #${orderId}`}
        value={formatEuros(amountCents ?? 0)}
      >
        <Badge look="danger">Non arrivé</Badge>
      </ToDoLine>
    )
  if (kind === 'parcel')
    return (
      <ToDoLine
        {...{ icon: PackageX, look: 'late', href, about: [customerName, siteName, expeditionNumber] }}
        title={`Colis à débloquer #${orderId}`}
      >
        <Badge look="late">Anomalie</Badge>
      </ToDoLine>
    )
  const asked = { icon: Undo2, href, about: [customerName, siteName, at && <Moment key="at" at={at} />] }
  if (kind === 'withdrawal')
    return (
      <ToDoLine
        {...asked}
        title={orderId === null ? 'Rétractation à vérifier' : `Rétractation, commande #${orderId}`}
        look="late"
      />
    )
  return <ToDoLine {...asked} title={`Retour demandé, commande #${orderId}`} />
}

type OrdersProps = { orders: Awaited<ReturnType<typeof listOrdersToSend>>; now: Date }

export function OrdersToSend({ orders: { rows, hasMore }, now }: OrdersProps) {
  const [oldest] = rows
  return (
    <ToDoGroup
      label="Commandes à envoyer"
      more={
        hasMore && oldest
          ? {
              href: `/dashboard/ecom/${oldest.websiteId}`,
              text: `Voir toutes les commandes en attente ${withDe(oldest.siteName)}`,
            }
          : undefined
      }
    >
      {rows.map((order) => (
        <OrderLine key={order.id} order={order} now={now} />
      ))}
    </ToDoGroup>
  )
}

const OrderLine = ({ order, now }: { order: OrderToSend; now: Date }) => (
  <ToDoLine
    icon={Package}
    href={`/orders/${order.id}`}
    title={`${order.deliveryMethod === 'pickup' ? 'Commande à préparer' : 'Commande à expédier'} #${order.id}`}
    about={[order.customerName, order.siteName, DELIVERY_WORDS[order.deliveryMethod]]}
    value={formatEuros(order.totalCents)}
  >
    <AgeChip order={order} now={now} />
  </ToDoLine>
)

type LowStockProps = { lowStock: Awaited<ReturnType<typeof listLowStock>> }

/** The articles that are running out. */
export function LowStock({ lowStock: { rows, hasMore } }: LowStockProps) {
  const [first] = rows
  return (
    <ToDoGroup
      label="Stock bas"
      more={
        hasMore && first
          ? {
              href: `/dashboard/ecom/${first.websiteId}`,
              text: `Voir tous les produits ${withDe(first.siteName)}`,
            }
          : undefined
      }
    >
      {rows.map((shelf) => (
        <LowStockLine key={`${shelf.productId}/${shelf.size}`} {...shelf} />
      ))}
    </ToDoGroup>
  )
}

const LowStockLine = ({ productId, productName, size, left, websiteId, siteName }: LowStockItem) => (
  <ToDoLine
    icon={PackageMinus}
    href={`/dashboard/ecom/${websiteId}?fiche=${productId}`}
    title={
      <>
        Stock bas&nbsp;: {productName}
        {size !== null && `, taille ${size}`}
      </>
    }
    about={[siteName]}
    value={left === 0 ? 'Épuisé' : `${left} à vendre`}
  />
)

/** The legally required information that selling shops still lack. */
export const Duties = ({ shops }: { shops: IncompleteShop[] }) => (
  <ToDoGroup label="Mentions obligatoires">
    {shops.map(({ websiteId, siteName, missing }) => (
      <ToDoLine
        key={websiteId}
        icon={Scale}
        look="late"
        href={`/dashboard/website/${websiteId}/conformite`}
        title={`Votre boutique\u00a0: ${missing === 1 ? '1 mention obligatoire manque' : `${missing} mentions obligatoires manquent`}`}
        about={[siteName]}
        value="Compléter"
      />
    ))}
  </ToDoGroup>
)
