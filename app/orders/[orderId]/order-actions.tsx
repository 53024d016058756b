import { AppLink } from '@/components/navigation/app-link'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import type { ShipmentState } from '@/lib/domain/shipping/policy'
import { HandOver } from './hand-over'
import { CancelButton, RefundLink } from './refund-buttons'
import { ShipOrder } from './ship-order'
import { maySendOtherwise, ShipOtherwiseLink } from './ship-otherwise-link'

const ACTIONS = 'actions'

type Props = {
  order: Order
  paymentUrl: string
  /** null before the carrier was asked for a label. */
  shipment: ShipmentState | null
}

/** What can be done with the order: the next step first. */
export function OrderActions({ order, paymentUrl, shipment }: Props) {
  const { labelUrl, paymentIntentId, status, deliveryMethod } = order
  const isAskedFor = shipment === 'creating' || shipment === 'unknown'
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
      {!labelUrl && status === 'paid' && deliveryMethod !== 'pickup' && !isAskedFor && (
        <ShipOrder orderId={order.id} websiteId={order.websiteId} focusWhenGone={ACTIONS} />
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
      <AppLink href="/dashboard" className={buttonStyle({ look: 'quiet', className: 'max-sm:w-full' })}>
        Retour au dashboard
      </AppLink>
    </div>
  )
}
