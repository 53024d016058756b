import { AppLink } from '@/components/navigation/app-link'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { HandOver } from './hand-over'
import { CancelButton, RefundLink } from './refund-buttons'
import { ShipOrder, type Shipping } from './ship-order'
import { maySendOtherwise, ShipOtherwiseLink } from './ship-otherwise-link'
import type { KnownShipment } from './shipment-notice'
import type { KnownSides } from './sides-fields'

const ACTIONS = 'actions'

type Props = {
  order: Order
  paymentUrl: string
  /** null before the carrier was asked for a label. */
  shipment: KnownShipment | null
  /** Of its parcel to a home, where they are known. */
  sides: KnownSides | null
}

/** What can be done with the order: the next step first. */
export function OrderActions({ order, paymentUrl, shipment, sides }: Props) {
  const { labelUrl, paymentIntentId, status, deliveryMethod } = order
  return (
    <div id={ACTIONS} tabIndex={-1} className="flex flex-wrap items-center gap-3 print:hidden">
      {labelUrl ? (
        <ButtonLink href={labelUrl} target="_blank" rel="noreferrer" className="max-sm:w-full">
          <span aria-hidden="true">📋</span> Imprimer l’étiquette
        </ButtonLink>
      ) : (
        status !== 'paid' && (
          <Button disabled className="max-sm:w-full">
            La création d’expédition est disponible uniquement pour les commandes payées
          </Button>
        )
      )}
      {maySend(order, shipment) && (
        <ShipOrder
          shipping={{
            orderId: order.id,
            websiteId: order.websiteId,
            deliveryMethod,
            sides,
            failure: failureOf(shipment),
          }}
          focusWhenGone={ACTIONS}
        />
      )}
      {status === 'paid' && deliveryMethod === 'pickup' && (
        <HandOver orderId={order.id} focusWhenGone={ACTIONS} />
      )}
      {maySendOtherwise(order) && <ShipOtherwiseLink orderId={order.id} />}
      <RefundLink order={order} />
      {paymentIntentId !== null && (
        <ButtonLink
          href={paymentUrl}
          target="_blank"
          rel="noreferrer"
          look="secondary"
          className="max-sm:w-full"
        >
          Procéder au remboursement
        </ButtonLink>
      )}
      <CancelButton order={order} />
      {/* Its text begins where the row does, should it come to a row of its own. */}
      <AppLink
        href="/dashboard"
        className={buttonStyle({ look: 'quiet', className: 'max-sm:w-full sm:-ml-5' })}
      >
        Retour au dashboard
      </AppLink>
    </div>
  )
}

/** Whether our carrier can be asked for a label. */
export const maySend = (
  { labelUrl, status, deliveryMethod }: Pick<Order, 'labelUrl' | 'status' | 'deliveryMethod'>,
  shipment: KnownShipment | null,
): boolean =>
  !labelUrl &&
  status === 'paid' &&
  deliveryMethod !== 'pickup' &&
  shipment?.stateNow !== 'creating' &&
  shipment?.stateNow !== 'unknown'

const NOTHING_MADE = [
  { field: null, message: 'Aucune étiquette n’a été créée\u00a0: vous pouvez réessayer.' },
]

function failureOf(shipment: KnownShipment | null): Shipping['failure'] {
  if (shipment?.stateNow !== 'refused' && shipment?.stateNow !== 'failed') return null
  const { attemptId, refusal } = shipment
  return {
    attemptId,
    reasons: refusal?.reasons ?? NOTHING_MADE,
    isAgencys: refusal?.whoCanMend === 'agency',
  }
}
