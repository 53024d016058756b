import type { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { ItemQuantity } from '@/db/schema/payments'
import { withdrawalEnds } from '../billing-rules/withdrawal'
import { addDays, type Day, parisDay } from '../calendar'
import type { OrderLine, OrderRow } from '../orders/lock-order'
import { isConfirmed } from '../orders/policy'

export type Withdrawal = typeof orderWithdrawals.$inferSelect

/** The last day to withdraw, fourteen days after the day of receipt (L. 221-18, L. 221-19); null while the receipt of the
 *  goods is unknown, so that the period has not ended. */
export const withdrawalEndsOn = ({ deliveredAt }: Pick<OrderRow, 'deliveredAt'>): Day | null =>
  deliveredAt && withdrawalEnds(parisDay(deliveredAt))

/** Whether a shopper may withdraw now; also before the goods arrive. */
export function mayWithdraw(order: Pick<OrderRow, 'status' | 'deliveredAt'>, now: Date): boolean {
  const last = withdrawalEndsOn(order)
  return isConfirmed(order) && (last === null || parisDay(now) <= last)
}

const DAYS = 14

/** The deadline for the refund (L. 221-24), and for returning the goods (L. 221-23). Not extended to a working day. */
export const fourteenDaysAfter = ({ declaredAt }: Pick<Withdrawal, 'declaredAt'>): Day =>
  addDays(parisDay(declaredAt), DAYS)

/** Whether the seller may delay the refund until the goods, or proof that they were sent, arrive. */
export const mayAwaitGoods = (
  { shippedAt, deliveredAt }: Pick<OrderRow, 'shippedAt' | 'deliveredAt'>,
  { goodsReceivedAt }: Pick<Withdrawal, 'goodsReceivedAt'>,
): boolean => (shippedAt !== null || deliveredAt !== null) && goodsReceivedAt === null

/** Declared after the period. */
export function isLate(
  order: Pick<OrderRow, 'deliveredAt'>,
  { declaredAt }: Pick<Withdrawal, 'declaredAt'>,
): boolean {
  const last = withdrawalEndsOn(order)
  return last !== null && parisDay(declaredAt) > last
}

type Line = Pick<OrderLine, 'id' | 'quantity'>
type Chosen = Pick<Withdrawal, 'pieces' | 'refusedAt'>

/** The pieces of each line not named in a declaration, refused ones aside. */
export const notWithdrawn = (lines: readonly Line[], withdrawals: readonly Chosen[]): ItemQuantity[] =>
  lines.map(({ id, quantity }) => ({
    itemId: id,
    quantity: withdrawals
      .filter(({ refusedAt }) => refusedAt === null)
      .flatMap(({ pieces }) => pieces)
      .filter(({ itemId }) => itemId === id)
      .reduce((left, piece) => left - piece.quantity, quantity),
  }))

/** Whether the owner has neither refused nor handled it. A refund answers it too: see isToAnswer in queries.ts. */
export const isOpen = ({ refusedAt, handledAt }: Pick<Withdrawal, 'refusedAt' | 'handledAt'>): boolean =>
  refusedAt === null && handledAt === null
