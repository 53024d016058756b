import type { Tx } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { factsOf, mailOwner, mailShopper, nameOf } from '../orders/mail-order'
import type { RefundRow } from './request-refund'

type Accepted = Pick<RefundRow, 'id' | 'amountCents' | 'cancels' | 'reason'>

/** Notifies the shopper of a refund, and whether the order is cancelled. */
export async function mailRefund(
  tx: Tx,
  orderId: number,
  { id, amountCents, cancels, reason }: Accepted,
): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailShopper(tx, whole, (shopper) => ({
    kind: 'order-refunded',
    ...shopper,
    refundId: id,
    amountCents,
    isWhole: whole.order.status === 'refunded',
    cancels,
    reason,
  }))
}

/** Notifies the owner that a refund failed, or that the job's request was refused. */
export async function mailRefundFailure(
  tx: Tx,
  orderId: number,
  { id, amountCents, failure, failedAt }: Pick<RefundRow, 'id' | 'amountCents' | 'failure' | 'failedAt'>,
): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailOwner(tx, whole, {
    kind: 'refund-failed',
    ...factsOf(whole),
    customerName: nameOf(whole),
    refundId: id,
    amountCents,
    failure,
    isRefused: failedAt === null,
  })
}

/** Notifies both sides that the payment came after the last piece was sold, and was refunded in full. */
export async function mailRefundOfUnstocked(tx: Tx, orderId: number): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailShopper(tx, whole, (shopper) => ({ kind: 'order-unstocked', ...shopper }))
  await mailOwner(tx, whole, {
    kind: 'order-unstocked-owner',
    ...factsOf(whole),
    customerName: nameOf(whole),
  })
}
