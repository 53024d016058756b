import type Stripe from 'stripe'
import { EXPAND, sessionOf } from './checkout-session'
import type { NewCheckout, Payments } from './payments'
import { METADATA } from './session-metadata'
import { callStripe, onAccount } from './stripe'

/** Opens the one session of an order on the seller's account (a direct charge). */
export const createCheckout: Payments['createCheckout'] = async (checkout) => {
  const { accountId, orderId } = checkout
  const session = await callStripe(async (stripe) => {
    const discounts = checkout.discountCents > 0 ? [await createCoupon(stripe, checkout)] : undefined
    return stripe.checkout.sessions.create(
      { ...sessionParams(checkout), ...(discounts && { discounts }) },
      { ...onAccount(accountId), idempotencyKey: `checkout/${orderId}` },
    )
  }, accountId)
  return sessionOf(session)
}

function sessionParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { orderId, websiteId, lines, feeCents, customerEmail, expiresAt } = checkout
  const metadata = { [METADATA.order]: String(orderId), [METADATA.website]: String(websiteId) }
  return {
    mode: 'payment',
    locale: 'fr',
    client_reference_id: String(orderId),
    customer_email: customerEmail,
    expires_at: Math.ceil(expiresAt.getTime() / 1000),
    line_items: lines.map(({ name, unitPriceCents, quantity }) => ({
      quantity,
      price_data: { currency: 'eur', unit_amount: unitPriceCents, product_data: { name } },
    })),
    metadata,
    // Stripe refuses a fee of 0.
    payment_intent_data: { metadata, ...(feeCents > 0 && { application_fee_amount: feeCents }) },
    ...EXPAND,
    ...pageParams(checkout),
  }
}

function pageParams({ form, successUrl, cancelUrl }: NewCheckout): Stripe.Checkout.SessionCreateParams {
  return form === 'hosted'
    ? { ui_mode: 'hosted_page', success_url: successUrl, cancel_url: cancelUrl }
    : { ui_mode: 'embedded_page', return_url: successUrl }
}

/** Line items cannot be negative: a discount is a coupon for this order alone. */
async function createCoupon(stripe: Stripe, { accountId, orderId, discountCents }: NewCheckout) {
  const { id } = await stripe.coupons.create(
    { amount_off: discountCents, currency: 'eur', duration: 'once', max_redemptions: 1, name: 'Remise' },
    { ...onAccount(accountId), idempotencyKey: `coupon/${orderId}` },
  )
  return { coupon: id }
}
