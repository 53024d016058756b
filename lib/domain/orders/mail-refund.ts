import type { Tx } from '../context'
import type { RefundRow } from './ask-refund'
import { readWholeOrder } from './lock-order'
import { factsOf, mailOwner, mailShopper, nameOf } from './mail-order'

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
