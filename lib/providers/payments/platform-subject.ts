import type Stripe from 'stripe'
import type { PaymentEvent } from './payments'
import { isOfClient } from './platform-metadata'
import { idOf } from './reference'
import { REFERENCE } from './refund'
import type { Mentioned } from './signature'

type Subject = PaymentEvent['subject']

/** The subject of an event on the agency's own account; null for events that concern sellers. Stripe copies our metadata to no
 *  method, mandate or dispute: these are recognized by their ids. */
export function platformSubjectOf(mentioned: Mentioned): Subject | null {
  const object = mentioned as Known
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'platform-session', sessionId: object.id, ...foreign(isOfClient(object.metadata)) }
    case 'payment_intent':
      return { kind: 'platform-intent', intentId: object.id, ...foreign(isOfClient(object.metadata)) }
    case 'setup_intent':
      return { kind: 'platform-setup', setupIntentId: object.id, ...foreign(isOfClient(object.metadata)) }
    case 'payment_method':
      return { kind: 'platform-method', methodId: object.id, customerId: idOf(object.customer) }
    case 'mandate':
      return {
        kind: 'platform-mandate',
        mandateId: object.id,
        methodId: idOf(object.payment_method),
        isActive: object.status === 'active',
      }
    case 'refund':
      return {
        kind: 'platform-refund',
        refundId: object.id,
        intentId: idOf(object.payment_intent),
        ...foreign(Boolean(object.metadata?.[REFERENCE])),
      }
    case 'dispute':
      return { kind: 'platform-dispute', disputeId: object.id, intentId: idOf(object.payment_intent) }
    default:
      return null
  }
}

const foreign = (isOurs: boolean) => !isOurs && ({ isForeign: true } as const)

type Known =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.PaymentMethod
  | Stripe.Mandate
  | Stripe.Refund
  | Stripe.Dispute
  | { object: 'other' }
