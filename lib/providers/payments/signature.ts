import Stripe from 'stripe'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'
import type { SignedBytes } from './payments'

const TOLERANCE_SECONDS = 300

/** The event in bytes that Stripe signed within the last five minutes, with the secret of the endpoint that it belongs to;
 *  else `validation`. */
export function verifiedEvent({ headers, bytes }: SignedBytes): Stripe.Event {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } = env()
  const { webhooks } = new Stripe(STRIPE_SECRET_KEY)
  const open = (secret: string) => {
    try {
      const signature = headers.get('stripe-signature') ?? ''
      return webhooks.constructEvent(Buffer.from(bytes), signature, secret, TOLERANCE_SECONDS)
    } catch {
      return undefined
    }
  }
  const ofPlatform = open(STRIPE_WEBHOOK_SECRET)
  if (ofPlatform?.account === undefined && ofPlatform?.data) return ofPlatform
  const ofAccount = open(STRIPE_CONNECT_WEBHOOK_SECRET)
  if (ofAccount?.account && ofAccount.data) return ofAccount
  throw new DomainError('validation', 'Cette demande n’est pas signée par Stripe.')
}
