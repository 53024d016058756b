import { AppLink } from '@/components/navigation/app-link'
import { Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { withDe } from '@/lib/domain/elision'
import type { Order } from '@/lib/domain/orders/queries'
import { otherCarrierOf, type ShipmentRow, type ShipmentState } from '@/lib/domain/shipping/policy'
import { ResolveShipment } from './resolve-shipment'

export type KnownShipment = ShipmentRow & { stateNow: ShipmentState }
type Props = { order: Order; shipment: KnownShipment | null }

/** What the owner must know or do about the order's label; empty when there is no problem. */
export function ShipmentNotice({ order, shipment }: Props) {
  // Nothing can be done for an erased shopper.
  if (!shipment || order.shopperErasedAt) return null
  switch (shipment.stateNow) {
    case 'creating':
      return (
        <Alert look="info" className="print:hidden" action={<Reload orderId={order.id} />}>
          Étiquette en cours de création
          <span className="block max-w-prose font-normal">
            Mondial Relay peut mettre jusqu’à une minute à répondre. La demande continue sans vous&nbsp;: ne
            la recommencez pas.
          </span>
        </Alert>
      )
    case 'unknown':
      return <Unknown order={order} shipment={shipment} />
    case 'made':
      // Another carrier's label is not ours.
      return (
        otherCarrierOf(shipment) === null && (
          <LabelMissing order={order} isOnItsWay={shipment.carrierLabelUrl !== null} />
        )
      )
    case 'refused':
    case 'failed':
      // The failure is shown next to the retry button.
      return null
  }
}

function Unknown({ order, shipment }: { order: Order; shipment: KnownShipment }) {
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Alert look="late" role="alert">
        Étiquette non confirmée par le transporteur
        <span className="block max-w-prose font-normal">
          Mondial Relay n’a pas confirmé l’envoi demandé <Moment at={shipment.startedAt} />. Une étiquette
          existe peut-être. Cherchez-la dans l’espace Mondial Relay, avec la référence {order.id}
          {order.customer && <> au nom {withDe(order.customer.name)}</>}, ou{' '}
          <AppLink href="/dashboard/new-ticket" className="font-semibold underline">
            demandez à l’agence
          </AppLink>{' '}
          de regarder.
        </span>
      </Alert>
      <ResolveShipment orderId={order.id} />
    </div>
  )
}

function LabelMissing({ order, isOnItsWay }: { order: Order; isOnItsWay: boolean }) {
  if (order.labelUrl || !order.expeditionNumber) return null
  return isOnItsWay ? (
    <Alert look="info" className="print:hidden" action={<Reload orderId={order.id} />}>
      L’étiquette arrive
      <span className="block max-w-prose font-normal">
        La commande est expédiée. Nous cherchons l’étiquette chez le transporteur&nbsp;; elle sera bientôt
        ici.
      </span>
    </Alert>
  ) : (
    <Alert look="late" className="print:hidden">
      Étiquette à imprimer chez le transporteur
      <span className="block max-w-prose font-normal">
        Nous n’avons pas cette étiquette. Imprimez-la dans l’espace Mondial Relay avec le numéro{' '}
        <span className="font-semibold tabular-nums">{order.expeditionNumber}</span>.
      </span>
    </Alert>
  )
}

const Reload = ({ orderId }: { orderId: number }) => (
  <a href={`/orders/${orderId}`} className="inline-flex min-h-6 items-center font-semibold underline">
    Recharger la page
  </a>
)
