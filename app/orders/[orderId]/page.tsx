import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { OrderBadge, PartRefundBadge } from '@/components/orders/order-badge'
import { Alert } from '@/components/ui/alert'
import { Moment } from '@/components/ui/dates'
import { isPartlyRefunded } from '@/lib/domain/orders/policy'
import { getOrder } from '@/lib/domain/orders/queries'
import { orNotFound, pathId } from '@/lib/server/or-not-found'
import { requireSignedIn } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'
import { CustomerCard } from './customer-card'
import { DeliveryCard } from './delivery-card'
import { DisputeBanner } from './dispute-banner'
import { OrderFrame } from './frame'
import { ItemsCard } from './items-card'
import { OrderActions } from './order-actions'
import { OrderDocuments } from './order-documents'
import { PaymentMissing } from './payment-missing'
import { Tiles } from './tiles'
import { Timeline } from './timeline'

type Props = { params: Promise<{ orderId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Commande #${(await params).orderId}` }
}

export default async function OrderPage({ params }: Props) {
  const { orderId } = await params
  const path = `/orders/${encodeURIComponent(orderId)}`
  const ctx = await requireSignedIn(path)
  const id = pathId(orderId)
  const { data: order, error } = await settle(orNotFound(getOrder(ctx, id)))
  if (error !== undefined) return <LoadFailed id={orderId} reason={error} path={path} />
  const paymentUrl = ctx.providers.payments.dashboardUrl(order.paymentIntentId)
  return (
    <OrderFrame
      id={orderId}
      back={`/dashboard/ecom/${order.websiteId}`}
      kicker={order.website.name}
      facts={
        <>
          <OrderBadge order={order} />
          {isPartlyRefunded(order) && <PartRefundBadge />}
          <span>
            passée le <Moment at={order.createdAt} />
          </span>
        </>
      }
    >
      {order.disputes.map((dispute) => (
        <DisputeBanner key={dispute.id} dispute={dispute} paymentUrl={paymentUrl} />
      ))}
      {order.paymentIntentId === null && <PaymentMissing paymentUrl={paymentUrl} />}
      <OrderActions order={order} paymentUrl={paymentUrl} />
      <OrderDocuments order={order} />
      <Tiles order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,1fr)_18rem]">
        <ItemsCard order={order} />
        <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <DeliveryCard order={order} />
          <CustomerCard customer={order.customer} paymentUrl={paymentUrl} />
        </div>
        <Timeline order={order} />
      </div>
    </OrderFrame>
  )
}

const LoadFailed = ({ id, reason, path }: { id: string; reason: string; path: string }) => (
  <OrderFrame id={id}>
    <Alert
      action={
        <AppLink href={path} className="font-semibold underline">
          Réessayer
        </AppLink>
      }
    >
      Impossible de charger la commande
      <span className="block font-normal">{reason}</span>
    </Alert>
    <AppLink href="/dashboard" className="text-link self-start">
      Retour au dashboard
    </AppLink>
  </OrderFrame>
)
