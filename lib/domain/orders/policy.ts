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

const CONFIRMED: readonly string[] = ['paid', 'shipped', 'delivered']

/** Whether its confirmation can be mailed again: it would say that it is paid. */
export const isConfirmed = ({ status }: { status: string }): boolean => CONFIRMED.includes(status)

/** The field of how many pieces of an order's line are chosen in a form. */
export const piecesField = (itemId: number): string => `pieces-${itemId}`
