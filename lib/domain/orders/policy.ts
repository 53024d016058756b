const ANSWERABLE = ['needs_response', 'warning_needs_response', 'appeal_needs_response']
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded']

/** What a dispute requires, by the provider's status: an answer, waiting, or nothing more. */
export function disputeState(status: string): 'to-answer' | 'under-review' | 'closed' {
  if (ANSWERABLE.includes(status)) return 'to-answer'
  return CLOSED.includes(status) ? 'closed' : 'under-review'
}

/** Whether a dispute's status was read before the stored one: a closed dispute opens again only by an appeal. */
export const isOutdatedStatus = (stored: string, read: string): boolean =>
  disputeState(stored) === 'closed' && disputeState(read) !== 'closed' && !read.startsWith('appeal_')

const DAY_MS = 86_400_000

/** For how many whole days an order has waited since it was paid. */
export const daysWaited = (
  { paidAt, createdAt }: { paidAt: Date | null; createdAt: Date },
  now: Date,
): number => Math.max(0, Math.floor((now.getTime() - (paidAt ?? createdAt).getTime()) / DAY_MS))

const CONFIRMED: readonly string[] = ['paid', 'shipped', 'delivered']

/** Whether an order's confirmation, which says that it is paid, can be mailed again. */
export const isConfirmed = ({ status }: { status: string }): boolean => CONFIRMED.includes(status)

/** The name of the form field for the chosen number of pieces of an order line. */
export const quantityField = (itemId: number): string => `pieces-${itemId}`
