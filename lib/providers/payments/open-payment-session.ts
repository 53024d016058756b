import { metadataOf } from './platform-metadata'
import type { PlatformPayments } from './platform-payments'
import { PLATFORM_SESSION, platformSessionOf } from './platform-session'
import { callStripe } from './stripe'

/** A page that pays invoices, and may save the payment method. */
export const openPaymentSession: PlatformPayments['openPaymentSession'] = async ({
  invoices,
  savesMethod,
  ...session
}) => {
  const metadata = metadataOf(
    session.clientId,
    invoices.flatMap(({ id }) => id ?? []),
  )
  return platformSessionOf(
    await callStripe((stripe) =>
      stripe.checkout.sessions.create(
        {
          ...PLATFORM_SESSION,
          mode: 'payment',
          customer: session.customerId,
          success_url: session.successUrl,
          cancel_url: session.cancelUrl,
          expires_at: Math.ceil(session.expiresAt.getTime() / 1000),
          line_items: invoices.map(({ label, amountCents }) => ({
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: label } },
          })),
          metadata,
          payment_intent_data: { metadata, ...(savesMethod && { setup_future_usage: 'off_session' }) },
        },
        { idempotencyKey: session.idempotencyKey },
      ),
    ),
  )
}
