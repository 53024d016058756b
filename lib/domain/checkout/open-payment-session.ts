import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { FaultKind } from '@/lib/providers/payments/payment-fault'
import type { CheckoutSession, NewCheckout } from '@/lib/providers/payments/payments'
import type { Context } from '../context'
import { DELIVERY_LABELS } from '../delivery/delivery-options'
import { lockOrder, readWholeOrder, type WholeOrder } from '../orders/lock-order'
import { callProvider } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'
import { cancelOrder } from './cancel-order'
import { checkoutRefusalOf } from './checkout-refusal'
import { returnUrls } from './return-urls'

export type PaymentSessionInput = {
  form?: NewCheckout['form'] | undefined
  /** No earlier attempt was made. */
  isNew?: boolean
}

/**
 * Opens the provider's session of a pending order that has none. Each attempt makes the same call, so a repeat finds the
 * session that an earlier one made. The session is stored before its URL is returned: an order without a stored session can
 * never have been paid. A refusal cancels the order and releases its pieces. Without an answer it stays pending, and also
 * where the provider did nothing, unless this is the first attempt (`isNew`). `conflict` when the seller's account is closed
 * to us.
 */
export async function openPaymentSession(
  ctx: Context,
  orderId: number,
  input: PaymentSessionInput = {},
): Promise<CheckoutSession> {
  const whole = await readWholeOrder(ctx, orderId)
  const session = await create(ctx, whole, input)
  const isStored = await ctx.transaction(async (tx) => {
    const stored = await tx.db
      .update(orders)
      .set({ checkoutSessionId: session.sessionId })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), isNull(orders.checkoutSessionId)))
      .returning({ id: orders.id })
    const known = stored.length > 0 || (await lockOrder(tx, orderId)).checkoutSessionId === session.sessionId
    return known
  })
  // The order was cancelled in between, so nothing may be paid for it any more.
  if (!isStored)
    return callProvider(ctx, ctx.providers.payments.expireCheckout({ ...session, ...accountOf(whole) }))
  return session
}

async function create(
  ctx: Context,
  whole: WholeOrder,
  { form = 'hosted', isNew = false }: PaymentSessionInput,
): Promise<CheckoutSession> {
  try {
    return await ctx.providers.payments.createCheckout(checkoutOf(ctx.publicOrigin, whole, form))
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    if (isSurelyUnopened(error.kind, isNew)) await cancelUnopened(ctx, whole.order.id)
    throw await checkoutRefusalOf(ctx, error)
  }
}

/** Whether certainly no session was opened. An earlier attempt may have opened one, which this error does not tell. */
const isSurelyUnopened = (kind: FaultKind, isNew: boolean) =>
  kind === 'refused' || kind === 'no_access' || (isNew && kind !== 'unknown')

/** Does nothing if another request has opened a session. Its submission may then make another order. */
async function cancelUnopened(ctx: Context, orderId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status !== 'pending' || order.checkoutSessionId !== null) return
    await cancelOrder(tx, order, 'provider')
    await tx.db.update(orders).set({ submissionId: null, submissionHash: null }).where(eq(orders.id, orderId))
  })
}

const accountOf = ({ order }: WholeOrder) => ({ accountId: order.paymentAccountId ?? '' })

/** Built from stored data alone, so that each attempt makes the same call. */
function checkoutOf(
  publicOrigin: string,
  { order, customer, lines }: WholeOrder,
  form: NewCheckout['form'],
): NewCheckout {
  if (!order.paymentAccountId || !order.expiresAt || !customer)
    throw new Error(`Order ${order.id} lacks what a checkout needs`)
  const articles = lines.map(({ name, size, unitPriceCents, quantity }) => ({
    name: size === null ? name : `${name}, ${size}`,
    unitPriceCents,
    quantity,
  }))
  const delivery = {
    name: DELIVERY_LABELS[order.deliveryMethod],
    unitPriceCents: order.deliveryCents,
    quantity: 1,
  }
  return {
    accountId: order.paymentAccountId,
    orderId: order.id,
    websiteId: order.websiteId,
    lines: order.deliveryCents > 0 ? [...articles, delivery] : articles,
    discountCents: order.discountCents,
    feeCents: order.feeCents,
    customerEmail: customer.email,
    expiresAt: order.expiresAt,
    form,
    ...returnUrls(publicOrigin, order),
  }
}
