import type { OrderRow } from './lock-order'

const ANSWERABLE = ['needs_response', 'warning_needs_response', 'appeal_needs_response']
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded']

/** What a dispute asks for, by the provider's word for its state: an answer, patience, or nothing any more. */
export function disputeState(status: string): 'to-answer' | 'under-review' | 'closed' {
  if (ANSWERABLE.includes(status)) return 'to-answer'
  return CLOSED.includes(status) ? 'closed' : 'under-review'
}

const DAY_MS = 86_400_000

/** For how many whole days an order has waited since it was paid. */
export const daysWaited = (
  { paidAt, createdAt }: { paidAt: Date | null; createdAt: Date },
  now: Date,
): number => Math.max(0, Math.floor((now.getTime() - (paidAt ?? createdAt).getTime()) / DAY_MS))

const LABEL_MADE = 'L’étiquette de cette commande est faite\u00a0: elle ne peut plus être corrigée ici.'
const MAY_HAVE_LABEL = {
  creating:
    'Une étiquette est en cours de création\u00a0: cette commande ne peut pas être corrigée maintenant.',
  unknown:
    'Une étiquette existe peut-être chez le transporteur\u00a0: indiquez d’abord ce qu’il en est, puis corrigez.',
  made: LABEL_MADE,
  refused: null,
  failed: null,
} as const

/** Why an order can no longer be corrected: its label, or that it may have one. `shipment`: the state of its shipment, null
 *  without one. */
export function labelObstacle(
  { labelUrl, expeditionNumber }: Pick<OrderRow, 'labelUrl' | 'expeditionNumber'>,
  shipment: keyof typeof MAY_HAVE_LABEL | null,
): string | null {
  if (labelUrl || expeditionNumber) return LABEL_MADE
  return shipment && MAY_HAVE_LABEL[shipment]
}

/** Why an order cannot be corrected; null when it can. */
export function whyNotCorrectable(
  order: Pick<OrderRow, 'status' | 'labelUrl' | 'expeditionNumber'>,
  shipment: Parameters<typeof labelObstacle>[1],
): string | null {
  const obstacle = labelObstacle(order, shipment)
  if (obstacle) return obstacle
  return order.status === 'paid'
    ? null
    : 'Seule une commande payée et pas encore expédiée peut être corrigée.'
}

const CONFIRMED: readonly string[] = ['paid', 'shipped', 'delivered']

/** Whether its confirmation can be mailed again: it would say that it is paid. */
export const isConfirmed = ({ status }: { status: string }): boolean => CONFIRMED.includes(status)
