import { CopyButton } from '@/components/ui/copy-button'
import { countryName } from '@/components/ui/country-name'
import { Card } from '@/components/ui/layout/card'
import { DELIVERY_LABELS } from '@/lib/domain/delivery/delivery-options'
import type { Order } from '@/lib/domain/orders/queries'
import { otherCarrierOf } from '@/lib/domain/shipping/policy'

export function DeliveryCard({ order }: { order: Order }) {
  const otherCarrier = order.shipment && otherCarrierOf(order.shipment)
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">{DELIVERY_LABELS[order.deliveryMethod]}</h2>
      <Place order={order} />
      {order.expeditionNumber && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="wrap-anywhere">
            N° de suivi&nbsp;: <span className="font-semibold tabular-nums">{order.expeditionNumber}</span>
          </span>
          <span className="flex print:hidden">
            <CopyButton
              text={order.expeditionNumber}
              label="Copier"
              about="numéro du colis"
              instead="sélectionnez le numéro."
            />
          </span>
        </div>
      )}
      {order.trackingUrl && (
        <p className="print:hidden">
          <a href={order.trackingUrl} rel="noreferrer" className="text-link">
            Suivre le colis chez le transporteur
          </a>
        </p>
      )}
      {!order.trackingUrl && otherCarrier && (
        <p>
          Expédiée avec {otherCarrier}
          {order.expeditionNumber && `, n° de suivi ${order.expeditionNumber}`}
        </p>
      )}
    </Card>
  )
}

function Place({ order }: { order: Order }) {
  if (order.deliveryMethod === 'pickup')
    return <p>La boutique vous prévient quand votre commande vous attend.</p>
  if (order.deliveryMethod === 'relay')
    return (
      <p>
        {order.relayPointName}
        <br />
        {order.relayPointAddress}
      </p>
    )
  return (
    <p>
      {order.customer?.name}
      <br />
      {order.shippingLine1}
      <br />
      {order.shippingLine2 && (
        <>
          {order.shippingLine2}
          <br />
        </>
      )}
      {order.shippingZip} {order.shippingCity}
      {order.shippingCountry && `, ${countryName(order.shippingCountry)}`}
    </p>
  )
}
