import type { CheckoutSession } from '@/lib/providers/payments/payments'
import type { Context, Tx } from '../context'
import { lockOrder, type OrderRow, readWholeOrder } from '../orders/lock-order'
import { callProvider, paymentRefusalOf } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'
import { type EventRef, recordEvent } from '../payments/record-event'
import { applySession } from './apply-session'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Input = {
  orderId: number
  /** Ends the session if it is still open, even before its time is over. */
  expire?: boolean
  /** The provider's event that led here; stored in the transaction of the change. */
  event?: EventRef
}

/**
 * Reads an order's session at the provider and moves the order to its state. The only way in which a payment, its failure
 * and its end reach an order: webhooks, reconciliation and the pages after the payment all call it, as often and in any
 * order.
 */
export async function settleOrder(
  ctx: Context,
  { orderId, expire = false, event }: Input,
): Promise<OrderRow> {
  const { order } = await readWholeOrder(ctx, orderId)
  if (!event && order.status !== 'pending' && order.status !== 'cancelled') return order
  const session = await look(ctx, order, expire)
  return ctx.transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return lockOrder(tx, orderId)
    return session ? apply(tx, orderId, session) : lockOrder(tx, orderId)
  })
}

async function apply(tx: Tx, orderId: number, session: CheckoutSession): Promise<OrderRow> {
  await applySession(tx, await lockOrder(tx, orderId), session)
  return lockOrder(tx, orderId)
}

/** The current session; null for an order without one. */
async function look(
  ctx: Context,
  { checkoutSessionId: sessionId, paymentAccountId: accountId, ...order }: OrderRow,
  expire: boolean,
): Promise<CheckoutSession | null> {
  if (!sessionId || !accountId) return null
  const { payments } = ctx.providers
  const overSince = ctx.now().getTime() - (order.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const session = await payments.readCheckout({ accountId, sessionId }).catch(async (error: unknown) => {
    // A day after its end the provider does not know the session: it was made in the other mode, or is gone. It can no longer be
    // paid.
    if (isPaymentFault(error) && error.code === 'resource_missing' && overSince > DAY_MS)
      return goneSession(sessionId, order)
    throw isPaymentFault(error) ? await paymentRefusalOf(ctx, error) : error
  })
  const isOver = overSince > MINUTE_MS
  if (session.status !== 'open' || !(expire || isOver)) return session
  return callProvider(ctx, payments.expireCheckout({ accountId, sessionId }))
}

const goneSession = (
  sessionId: string,
  { id, totalCents }: Pick<OrderRow, 'id' | 'totalCents'>,
): CheckoutSession => ({
  sessionId,
  orderId: id,
  status: 'expired',
  payment: 'unpaid',
  url: null,
  clientSecret: null,
  paymentIntentId: null,
  totalCents,
})
