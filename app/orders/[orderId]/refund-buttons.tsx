import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { formatEuros } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { comesBackWhole, isRefundable, leftToRefund } from '@/lib/domain/refunds/policy'
import { refundPath } from './open-refund'
import { cancelOrderAction } from './refund-actions'

/** Opens the sheet in which money is given back. */
export const RefundLink = ({ order }: { order: Order }) =>
  isRefundable(order, order.refunds) && (
    <AppLink
      href={refundPath(order.id)}
      scroll={false}
      className={buttonStyle({ look: 'secondary', className: 'max-sm:w-full' })}
    >
      Rembourser
    </AppLink>
  )

/** Gives the whole order up, after a question. */
export const CancelButton = ({ order }: { order: Order }) =>
  isCancellable(order) && (
    <div className="max-sm:flex max-sm:w-full max-sm:justify-center">
      <ConfirmAction
        label="Annuler la commande"
        size="normal"
        danger
        question={questionOf(order)}
        action={cancelOrderAction}
        fields={{ orderId: order.id }}
        unreachable="La commande n’est peut-être pas annulée. Rechargez la page avant de recommencer."
        focusWhenGone="actions"
      />
    </div>
  )

/** Whether a shipment is on its way the server knows. */
const isCancellable = (order: Order) =>
  order.status === 'paid' &&
  order.expeditionNumber === null &&
  order.labelUrl === null &&
  (order.totalCents === 0 || order.paymentIntentId !== null) &&
  !comesBackWhole(order, order.refunds)

function questionOf(order: Order): string {
  const left = leftToRefund(order, order.refunds)
  const who = order.customer?.name ?? 'votre client'
  const act =
    left > 0 ? `Annuler la commande et rembourser ${formatEuros(left)} à ${who}` : 'Annuler la commande'
  return `${act}\u00a0? Les articles retournent en stock et un e-mail prévient votre client.`
}
