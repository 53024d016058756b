import type { Context } from '../context'
import { lockOrder, readWholeOrder } from '../orders/lock-order'
import { callProvider } from '../payments/call-provider'
import { type EventRef, recordEvent } from '../payments/record-event'
import { applyRefunds } from './apply-refunds'

/** Reads an order's refunds from the provider, wherever they were requested, and applies them to the order. */
export async function syncRefunds(
  ctx: Context,
  { orderId, event }: { orderId: number; event?: EventRef },
): Promise<void> {
  const { order } = await readWholeOrder(ctx, orderId)
  const { paymentAccountId: accountId, paymentIntentId } = order
  const found =
    accountId && paymentIntentId
      ? await callProvider(ctx, ctx.providers.payments.listRefunds({ accountId, paymentIntentId }))
      : []
  await ctx.transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return
    await applyRefunds(tx, await lockOrder(tx, orderId), found)
  })
}
