import { and, asc, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { refunds } from '@/db/schema/payments'
import { websites } from '@/db/schema/websites'
import type { Context, Reads } from '../context'
import { ownsWebsite } from '../permissions/scopes'
import { isOpen, type Withdrawal } from './policy'

/** With the refund requested from it. */
export type ListedWithdrawal = Withdrawal & {
  refund: { amountCents: number; createdAt: Date; failedAt: Date | null } | null
}

/** The withdrawals of an order that the actor has read, the oldest first. */
export const listWithdrawals = ({ db }: Pick<Reads, 'db'>, orderId: number): Promise<ListedWithdrawal[]> =>
  db
    .select({
      ...getTableColumns(orderWithdrawals),
      refund: {
        amountCents: refunds.amountCents,
        createdAt: refunds.createdAt,
        failedAt: refunds.failedAt,
      },
    })
    .from(orderWithdrawals)
    .leftJoin(
      refunds,
      and(
        eq(refunds.orderId, orderWithdrawals.orderId),
        eq(refunds.requestId, orderWithdrawals.refundKey),
        ne(refunds.status, 'refused'),
      ),
    )
    .where(eq(orderWithdrawals.orderId, orderId))
    .orderBy(asc(orderWithdrawals.id))

/** Whether its owner still has to answer. */
export const isToAnswer = (withdrawal: ListedWithdrawal): boolean =>
  isOpen(withdrawal) && withdrawal.refund === null

/** The typed withdrawal whose lines are still to be chosen. */
export const toComplete = (withdrawals: readonly ListedWithdrawal[]): ListedWithdrawal | undefined =>
  withdrawals.find((one) => one.pieces.length === 0 && isToAnswer(one))

const SHOWN = 200

/** The withdrawals of the actor's own shop that match no order, latest first. */
export const listUnmatched = (reads: Reads, websiteId: number): Promise<Withdrawal[]> =>
  reads.db
    .select(getTableColumns(orderWithdrawals))
    .from(orderWithdrawals)
    .innerJoin(websites, eq(websites.id, orderWithdrawals.websiteId))
    .where(
      and(eq(orderWithdrawals.websiteId, websiteId), isNull(orderWithdrawals.orderId), ownsWebsite(reads)),
    )
    .orderBy(desc(orderWithdrawals.id))
    .limit(SHOWN)

/** The context a receipt's token is sealed for. */
export const RECEIPT = 'order withdrawal receipt'

/** The step of a declaration: typed on the shop's page, or chosen on the order's. */
type DeclarationStep = 'typed' | 'chosen'

/** The token that opens a declaration's receipt for its sender. */
export const withdrawalReceiptToken = (
  { secretBox }: Pick<Context, 'secretBox'>,
  { id, step }: { id: number; step: DeclarationStep },
): string => secretBox.seal(`${step}/${id}`, RECEIPT)
