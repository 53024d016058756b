import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { OrderBadge, PartRefundBadge } from '@/components/orders/order-badge'
import { Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { firstPictures } from '@/lib/domain/media/first-picture'
import { isConfirmed } from '@/lib/domain/orders/policy'
import { getOrder, type Order } from '@/lib/domain/orders/queries'
import { isPartlyRefunded } from '@/lib/domain/refunds/policy'
import { listReturnRequests } from '@/lib/domain/returns/request-return'
import { tariffOf } from '@/lib/domain/shipping/order-tariff'
import { shipmentStateAt } from '@/lib/domain/shipping/policy'
import { readOrderToShip, usualSides } from '@/lib/domain/shipping/read-parcel'
import { listWithdrawals } from '@/lib/domain/withdrawals/queries'
import { settle } from '@/lib/server/forms/settle'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { CorrectLink, LabelObstacle } from './correct-link'
import { CustomerCard } from './customer-card'
import { DeliveryCard } from './delivery-card'
import { DisputeBanner } from './dispute-banner'
import { OrderFrame } from './frame'
import { ItemsCard } from './items-card'
import { maySend, OrderActions } from './order-actions'
import { namesSheet, OrderSheets, type SheetQuery } from './order-sheets'
import { ParcelStopped } from './parcel-stopped'
import { PaymentMissing } from './payment-missing'
import { RefundBanners } from './refund-banners'
import { ResendConfirmation } from './resend-confirmation'
import { ReturnsCard } from './returns-card'
import { ShipmentNotice } from './shipment-notice'
import { Tiles } from './tiles'
import { Timeline } from './timeline'
import { WithdrawalsCard } from './withdrawals-card'

type Props = { params: Promise<{ orderId: string }>; searchParams: Promise<SheetQuery> }

const titleOf = (id: string) => `Commande #${id}`

/** An open sheet sets the title itself. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return { title: namesSheet(await searchParams) ? NO_TITLE : titleOf((await params).orderId) }
}

export default async function OrderPage({ params, searchParams }: Props) {
  const { orderId } = await params
  const query = await searchParams
  const path = `/orders/${encodeURIComponent(orderId)}`
  const ctx = await requireSignedIn(path)
  const id = pathId(orderId)
  const { data: order, error } = await settle(orNotFound(getOrder(ctx, id)))
  if (error !== undefined) return <LoadFailed id={orderId} reason={error} path={path} />
  const [returns, withdrawals, pictures] = await Promise.all([
    listReturnRequests(ctx, id),
    listWithdrawals(ctx, id),
    firstPictures(
      ctx,
      'products',
      order.items.map(({ productId }) => productId),
    ),
  ])
  const shipment = order.shipment && {
    ...order.shipment,
    stateNow: shipmentStateAt(order.shipment, ctx.now()),
  }
  const mayShip = maySend(order, shipment)
  const sides =
    order.deliveryMethod === 'home' && mayShip
      ? await usualSides(ctx, await readOrderToShip(ctx, { orderId: id }))
      : null
  const paymentUrl = ctx.providers.payments.dashboardUrl(order.paymentIntentId)
  return (
    <OrderFrame
      id={orderId}
      back={`/dashboard/ecom/${order.websiteId}`}
      kicker={order.website.name}
      facts={<OrderFacts order={order} />}
      actions={
        <OrderActions
          order={order}
          paymentUrl={paymentUrl}
          shipment={shipment}
          sides={sides}
          tariff={mayShip ? tariffOf(order) : null}
        />
      }
    >
      <OrderBanners order={order} paymentUrl={paymentUrl} />
      <WithdrawalsCard order={order} withdrawals={withdrawals} />
      <ReturnsCard requests={returns} />
      <ShipmentNotice order={order} shipment={shipment} />
      <Tiles order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,1fr)_18rem]">
        <ItemsCard order={order} pictures={pictures} />
        <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <DeliveryCard
            order={order}
            correct={<CorrectLink order={order} shipment={shipment} what="livraison" />}
            obstacle={<LabelObstacle order={order} shipment={shipment} />}
          />
          <CustomerCard
            customer={order.customer}
            erasedAt={order.shopperErasedAt}
            dataHref={`/dashboard/ecom/${order.websiteId}/acheteurs?commande=${order.id}`}
            country={order.shippingCountry}
            paymentUrl={paymentUrl}
            correct={<CorrectLink order={order} shipment={shipment} what="client" />}
          >
            <LabelObstacle order={order} shipment={shipment} />
            {isConfirmed(order) && <ResendConfirmation orderId={order.id} />}
          </CustomerCard>
        </div>
        <Timeline order={order} shipment={shipment} />
      </div>
      <AppLink href="/dashboard" className="text-link self-start print:hidden">
        Retour au dashboard
      </AppLink>
      <OrderSheets {...{ ctx, order, shipment, withdrawals, query }} pageTitle={titleOf(orderId)} />
    </OrderFrame>
  )
}

const OrderFacts = ({ order }: { order: Order }) => (
  <>
    <OrderBadge order={order} />
    {isPartlyRefunded(order) && <PartRefundBadge />}
    <span>
      passée le <Moment at={order.createdAt} />
    </span>
  </>
)

/** What is wrong with the order's payment or parcel. */
const OrderBanners = ({ order, paymentUrl }: { order: Order; paymentUrl: string }) => (
  <>
    {order.disputes.map((dispute) => (
      <DisputeBanner key={dispute.id} dispute={dispute} paymentUrl={paymentUrl} />
    ))}
    <RefundBanners order={order} paymentUrl={paymentUrl} />
    <ParcelStopped order={order} />
    {order.paymentIntentId === null && <PaymentMissing paymentUrl={paymentUrl} />}
  </>
)

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
