import type { Context } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { callProvider } from '../payments/call-provider'
import { syncRefunds } from './sync-refunds'

/** Refunds in full an order paid after its last piece was sold. For a job, which repeats it until the provider answers; the
 *  idempotency key makes it one refund. */
export async function refundUnstocked(ctx: Context, orderId: number): Promise<void> {
  const { order } = await readWholeOrder(ctx, orderId)
  const { paymentAccountId: accountId, paymentIntentId } = order
  if (order.status !== 'cancelled' || !order.paidAt || !accountId || !paymentIntentId) return
  const known = await callProvider(ctx, ctx.providers.payments.listRefunds({ accountId, paymentIntentId }))
  // The refund was already made in the provider's dashboard.
  const isReturned = known.some(({ status }) => status === 'succeeded' || status === 'pending')
  if (!isReturned)
    await callProvider(
      ctx,
      ctx.providers.payments.createRefund({
        accountId,
        paymentIntentId,
        amountCents: order.totalCents,
        returnsFee: order.feeCents > 0,
        reference: null,
        idempotencyKey: `order-${orderId}-unstocked`,
      }),
    )
  await syncRefunds(ctx, { orderId })
}
