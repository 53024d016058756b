import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { PaymentEvent, Payments } from './payments'
import { type Mentioned, verifiedEvent } from './signature'
import { API_VERSION, asked, onAccount } from './stripe'

type Subject = PaymentEvent['subject']

export const readEvent: Payments['readEvent'] = async (signed) => {
  const { id, type, account, version, mentioned } = verifiedEvent(signed)
  const object = version === API_VERSION ? mentioned : await readAgain(mentioned, account)
  return { id, type, accountId: account, subject: subjectOf(object) }
}

function subjectOf(mentioned: Mentioned): Subject {
  const object = mentioned as Known
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'session', sessionId: object.id }
    case 'charge':
    case 'refund':
      return { kind: 'charge', paymentIntentId: idOf(object.payment_intent) }
    case 'dispute':
      return { kind: 'dispute', disputeId: object.id, paymentIntentId: idOf(object.payment_intent) }
    case 'account':
    case 'v2.core.account':
      return { kind: 'account', accountId: object.id }
    default:
      return { kind: 'other' }
  }
}

type Known =
  | Stripe.Checkout.Session
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | { object: 'account' | 'v2.core.account'; id: string }
  | { object: 'other' }

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** What a thin event, or one of another API version, tells of, in our version. */
async function readAgain({ id, object }: Mentioned, accountId: string | null): Promise<Mentioned> {
  if (typeof id !== 'string' || typeof object !== 'string')
    throw new PaymentFault('An event that is not of our API version names no object', 'api_version', false)
  const options = accountId === null ? {} : onAccount(accountId)
  switch (object) {
    case 'checkout.session':
      return asked((stripe) => stripe.checkout.sessions.retrieve(id, {}, options))
    case 'charge':
      return asked((stripe) => stripe.charges.retrieve(id, {}, options))
    case 'refund':
      return asked((stripe) => stripe.refunds.retrieve(id, {}, options))
    case 'dispute':
      return asked((stripe) => stripe.disputes.retrieve(id, {}, options))
    // An account is known by its id alone, and read by whom it concerns.
    default:
      return { id, object }
  }
}
