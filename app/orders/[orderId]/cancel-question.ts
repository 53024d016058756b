import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundedWhole, refundableCents } from '@/lib/domain/refunds/policy'

/** Only the server knows whether a shipment is being created. */
export const isCancellable = (order: Order) =>
  order.status === 'paid' &&
  order.expeditionNumber === null &&
  order.labelUrl === null &&
  (order.totalCents === 0 || order.paymentIntentId !== null) &&
  !isRefundedWhole(order, order.refunds)

export function cancelQuestion(order: Order): string {
  const left = refundableCents(order, order.refunds)
  const who = order.customer?.name ?? 'votre client'
  const act =
    left > 0 ? `Annuler la commande et rembourser ${formatBill(left)} à ${who}` : 'Annuler la commande'
  return `${act}\u00a0? Les articles retournent en stock et un e-mail prévient votre client.`
}
