import { AppLink } from '@/components/navigation/app-link'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { HandOver } from './hand-over'
import { maySendOtherwise, ShipOtherwiseLink } from './ship-otherwise-link'

/** What can be done with the order: the next step first. */
export function OrderActions({ order, paymentUrl }: { order: Order; paymentUrl: string }) {
  const { labelUrl, paymentIntentId, status } = order
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
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
      {status === 'paid' && order.deliveryMethod === 'pickup' && (
        <HandOver orderId={order.id} focusWhenGone="suivi" />
      )}
      {maySendOtherwise(order) && <ShipOtherwiseLink orderId={order.id} />}
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
      <AppLink href="/dashboard" className={buttonStyle({ look: 'quiet', className: 'max-sm:w-full' })}>
        Retour au dashboard
      </AppLink>
    </div>
  )
}
