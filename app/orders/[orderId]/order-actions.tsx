import { AppLink } from '@/components/navigation/app-link'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { CancelButton, RefundLink } from './refund-buttons'

/** What can be done with the order: the next step first. */
export function OrderActions({ order, paymentUrl }: { order: Order; paymentUrl: string }) {
  const { labelUrl, paymentIntentId, status } = order
  return (
    <div id="actions" tabIndex={-1} className="flex flex-wrap items-center gap-3 print:hidden">
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
