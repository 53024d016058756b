import type { CheckoutSession } from '@/lib/providers/payments/payments'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { readWholeOrder } from '../orders/lock-order'
import { isPaymentFault } from '../payments/payment-fault'
import { checkoutRefusalOf } from './checkout-refusal'
import { openPaymentSession, type PaymentSessionInput } from './open-payment-session'
import { returnUrls } from './return-urls'
import { settleOrder } from './settle-order'

export type PlacedOrder = {
  orderId: number
  /** The payment page; for a paid order, its confirmation. */
  url: string
  /** For an embedded session. */
  clientSecret: string | null
}

/** Returns where an order is paid; may be repeated. `conflict` once its session has ended unpaid. */
export async function openCheckout(
  ctx: Context,
  orderId: number,
  input: PaymentSessionInput = {},
): Promise<PlacedOrder> {
  const { order } = await readWholeOrder(ctx, orderId)
  const { successUrl } = returnUrls(ctx.publicOrigin, order)
  const session = order.status === 'pending' ? await sessionOf(ctx, order, input) : null
  // The provider answers a repeated call as it did at first, however long ago.
  const isOver = order.expiresAt !== null && order.expiresAt <= ctx.now()
  if (session?.status === 'open' && !isOver)
    return { orderId, url: session.url ?? successUrl, clientSecret: session.clientSecret }
  const { status } = session ? await settleOrder(ctx, { orderId }) : order
  if (status === 'cancelled')
    throw new DomainError(
      'conflict',
      'Cette commande n’a pas été payée à temps\u00a0: validez de nouveau votre panier.',
    )
  return { orderId, url: successUrl, clientSecret: null }
}

type Order = Awaited<ReturnType<typeof readWholeOrder>>['order']

async function sessionOf(ctx: Context, order: Order, input: PaymentSessionInput): Promise<CheckoutSession> {
  const { id, checkoutSessionId: sessionId, paymentAccountId: accountId } = order
  if (!sessionId || !accountId) return openPaymentSession(ctx, id, input)
  try {
    return await ctx.providers.payments.readCheckout({ accountId, sessionId })
  } catch (error) {
    throw isPaymentFault(error) ? await checkoutRefusalOf(ctx, error) : error
  }
}
