import type { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Pieces } from '@/db/schema/payments'
import { withdrawalEnds } from '../billing-rules/withdrawal'
import { addDays, type Day, parisDay } from '../calendar'
import type { OrderLine, OrderRow } from '../orders/lock-order'
import { isConfirmed } from '../orders/policy'

export type Withdrawal = typeof orderWithdrawals.$inferSelect

/** The last day of a shopper's right, fourteen days after the one of reception (L. 221-18, L. 221-19); null while nobody knows when
 *  the goods were received, so that it has not ended. */
export const withdrawalEndsOn = ({ deliveredAt }: Pick<OrderRow, 'deliveredAt'>): Day | null =>
  deliveredAt && withdrawalEnds(parisDay(deliveredAt))

/** Whether the period runs at this moment; before the goods arrive, too. */
export function mayWithdraw(order: Pick<OrderRow, 'status' | 'deliveredAt'>, now: Date): boolean {
  const last = withdrawalEndsOn(order)
  return isConfirmed(order) && (last === null || parisDay(now) <= last)
}

const DAYS = 14

/** By when the money goes back (L. 221-24), and by when the shopper sends the goods (L. 221-23). Neither waits for a working day. */
export const fourteenDaysAfter = ({ declaredAt }: Pick<Withdrawal, 'declaredAt'>): Day =>
  addDays(parisDay(declaredAt), DAYS)

/** Whether the seller may wait for the goods, or a proof that they were sent, before the money goes back. */
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

/** The pieces of each line that no declaration names, but for those that were refused. */
export const notWithdrawn = (lines: readonly Line[], withdrawals: readonly Chosen[]): Pieces[] =>
  lines.map(({ id, quantity }) => ({
    itemId: id,
    quantity: withdrawals
      .filter(({ refusedAt }) => refusedAt === null)
      .flatMap(({ pieces }) => pieces)
      .filter(({ itemId }) => itemId === id)
      .reduce((left, piece) => left - piece.quantity, quantity),
  }))

/** Until the owner has answered: refused, refunded, or dealt with in another way. */
export const isOpen = ({ refusedAt, handledAt }: Pick<Withdrawal, 'refusedAt' | 'handledAt'>): boolean =>
  refusedAt === null && handledAt === null
