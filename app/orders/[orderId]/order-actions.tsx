import { Button, ButtonLink } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import type { OrderTariff } from '@/lib/domain/shipping/order-tariff'
import { cancelQuestion, isCancellable } from './cancel-question'
import { HandOver } from './hand-over'
import { maySendWithOtherCarrier } from './may-send-with-other-carrier'
import { OrderMenu } from './order-menu'
import { RefundLink } from './refund-link'
import { ShipOrder, type Shipping } from './ship-order'
import type { KnownShipment } from './shipment-notice'
import type { KnownSides } from './sides-fields'

const ACTIONS = 'actions'

type Props = {
  order: Order
  paymentUrl: string
  /** null before the carrier was asked for a label. */
  shipment: KnownShipment | null
  /** The sides of its parcel for home delivery, if known. */
  sides: KnownSides | null
  /** The tariff of its label, if one can be requested and the tariff is known. */
  tariff: OrderTariff | null
}

/** The actions on the order: the next step, a refund, and the rest in a menu. */
export function OrderActions({ order, paymentUrl, shipment, sides, tariff }: Props) {
  const { labelUrl, paymentIntentId, status, deliveryMethod } = order
  return (
    <div id={ACTIONS} tabIndex={-1} className="flex min-w-0 flex-wrap items-center gap-3 print:hidden">
      {labelUrl ? (
        <ButtonLink href={labelUrl} target="_blank" rel="noreferrer" className="max-sm:grow">
          <span aria-hidden="true">📋</span> Imprimer l’étiquette
        </ButtonLink>
      ) : (
        status !== 'paid' && (
          <Button disabled className="max-w-full whitespace-normal max-sm:w-full">
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
            tariff,
            failure: failureOf(shipment),
          }}
          focusWhenGone={ACTIONS}
        />
      )}
      {status === 'paid' && deliveryMethod === 'pickup' && (
        <HandOver orderId={order.id} focusWhenGone={ACTIONS} />
      )}
      <RefundLink order={order} />
      <OrderMenu
        // Closes the menu when the order's status changes.
        key={status}
        orderId={order.id}
        sendsOtherwise={maySendWithOtherCarrier(order)}
        hasReceipt={order.paidAt !== null}
        paymentUrl={paymentIntentId === null ? null : paymentUrl}
        cancelQuestion={isCancellable(order) ? cancelQuestion(order) : null}
        focusWhenGone={ACTIONS}
      />
    </div>
  )
}

/** Whether a label can be requested from our carrier. */
export const maySend = (
  { labelUrl, status, deliveryMethod }: Pick<Order, 'labelUrl' | 'status' | 'deliveryMethod'>,
  shipment: KnownShipment | null,
): boolean =>
  !labelUrl &&
  status === 'paid' &&
  deliveryMethod !== 'pickup' &&
  shipment?.stateNow !== 'creating' &&
  shipment?.stateNow !== 'unknown'

const NO_LABEL_CREATED = [
  { field: null, message: 'Aucune étiquette n’a été créée\u00a0: vous pouvez réessayer.' },
]

function failureOf(shipment: KnownShipment | null): Shipping['failure'] {
  if (shipment?.stateNow !== 'refused' && shipment?.stateNow !== 'failed') return null
  const { attemptId, refusal } = shipment
  return {
    attemptId,
    reasons: refusal?.reasons ?? NO_LABEL_CREATED,
    isAgencys: refusal?.whoCanMend === 'agency',
  }
}
