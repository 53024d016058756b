import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Context, Reads } from '../context'
import { readWholeOrder } from '../orders/lock-order'
import { openPaymentSession } from './open-payment-session'
import { settleOrder } from './settle-order'

const MINUTE_MS = 60_000
/** Younger orders are left to the request, the page after the payment and the webhook. */
const YOUNG_MS = 2 * MINUTE_MS
const WITHOUT_WEBHOOK_MS = 10 * MINUTE_MS
const AT_ONCE = 200

/** Pending orders whose session is unknown, whose time is over, or whose webhook is overdue. */
export async function listUnsettledOrders(reads: Reads): Promise<number[]> {
  const before = (milliseconds: number) => new Date(reads.now().getTime() - milliseconds)
  const rows = await reads.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        or(
          and(isNull(orders.checkoutSessionId), lt(orders.createdAt, before(YOUNG_MS))),
          lt(orders.createdAt, before(WITHOUT_WEBHOOK_MS)),
        ),
      ),
    )
    // Those whose time is over first; a payment that takes days must not delay the others.
    .orderBy(asc(orders.awaitsPayment), asc(orders.expiresAt))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Moves a pending order to its state at the provider. */
export async function reconcileOrder(ctx: Context, orderId: number): Promise<void> {
  const { order } = await readWholeOrder(ctx, orderId)
  if (order.status !== 'pending') return
  if (order.checkoutSessionId !== null) {
    await settleOrder(ctx, { orderId })
    return
  }
  // An answer was lost, or the process ended before asking: repeating the call tells.
  await openPaymentSession(ctx, orderId)
  // Only a client that can send the submission again will ever learn of this session.
  await settleOrder(ctx, { orderId, expire: order.submissionHash === null })
}
