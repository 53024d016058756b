import { metadataOf } from './platform-metadata'
import type { PlatformPayments } from './platform-payments'
import { PLATFORM_SESSION, platformSessionOf } from './platform-session'
import { callStripe } from './stripe'

/** A page that saves a card or an account and takes no money. */
export const openSetupSession: PlatformPayments['openSetupSession'] = async (session) => {
  const metadata = metadataOf(session.clientId, [])
  return platformSessionOf(
    await callStripe((stripe) =>
      stripe.checkout.sessions.create(
        {
          ...PLATFORM_SESSION,
          mode: 'setup',
          customer: session.customerId,
          success_url: session.successUrl,
          cancel_url: session.cancelUrl,
          expires_at: Math.ceil(session.expiresAt.getTime() / 1000),
          metadata,
          setup_intent_data: { metadata },
        },
        { idempotencyKey: session.idempotencyKey },
      ),
    ),
  )
}
