import type { Tx } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { factsOf, mailOwner, mailShopper, nameOf } from '../orders/mail-order'
import type { RefundRow } from './ask-refund'

type Accepted = Pick<RefundRow, 'id' | 'amountCents' | 'cancels' | 'reason'>

/** Tells the shopper that money of the order comes back, and whether the order is given up. */
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

/** Tells the owner that a refund did not arrive, or was refused to the job. */
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

/** Tells both sides that the payment came after the last piece was sold, and went back whole. */
export async function mailRefundOfUnstocked(tx: Tx, orderId: number): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await mailShopper(tx, whole, (shopper) => ({ kind: 'order-unstocked', ...shopper }))
  await mailOwner(tx, whole, {
    kind: 'order-unstocked-owner',
    ...factsOf(whole),
    customerName: nameOf(whole),
  })
}
