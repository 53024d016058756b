import type Stripe from 'stripe'
import { cardError } from './card-error'
import { instrumentOf, isPast } from './methods'
import type { Service } from './service'
import { fail, submitDebit, succeed, takeDecline } from './settle-intent'
import { REFUSALS, type Refusal } from './test-numbers'

/** The bank decides on a saved method: Stripe's answer, or its 402. `isOffSession`: the customer cannot authenticate. */
export function confirmIntent(
  service: Service,
  intent: Stripe.PaymentIntent,
  isOffSession: boolean,
): Stripe.PaymentIntent {
  const { test, mandate, isVerified } = instrumentOf(service, String(intent.payment_method))
  if (test.type === 'sepa_debit') {
    const agreed = mandate === null ? undefined : service.store.find('mandate', mandate, null)
    if (agreed?.status === 'active') return submitDebit(service, intent)
    return refuse(service, intent, MANDATE_ENDED)
  }
  const refusal = refusalOf(service, intent)
  if (refusal) return refuse(service, intent, refusal)
  const asks = test.asks === 'always' || (test.asks === 'once' && !isVerified)
  if (!asks) return succeed(service, intent)
  return isOffSession ? refuse(service, intent, AUTHENTICATION) : ask(service, intent)
}

const unexplained = (code: string): Refusal => ({
  code: 'card_declined',
  decline_code: code,
  message: 'Your card was declined.',
})
const refusalBy = (code: string) => REFUSALS[code] ?? unexplained(code)
const AUTHENTICATION = refusalBy('authentication_required')
const MANDATE_ENDED: Refusal = {
  code: 'payment_intent_mandate_invalid',
  message: 'The mandate of this payment method is not active.',
}

function refusalOf(service: Service, intent: Stripe.PaymentIntent): Refusal | undefined {
  const ordered = takeDecline(service, String(intent.customer))
  if (ordered) return refusalBy(ordered)
  const id = String(intent.payment_method)
  const card = service.store.find('payment_method', id, null)?.card
  if (card && isPast(card, service.clock.now())) return refusalBy('expired_card')
  const { test } = instrumentOf(service, id)
  const code = test.type === 'card' ? (test.refused ?? test.refusedLater) : undefined
  return code === undefined ? undefined : refusalBy(code)
}

function refuse(service: Service, intent: Stripe.PaymentIntent, refusal: Refusal): never {
  throw cardError(refusal, fail(service, intent, refusal))
}

/** The customer is present: the bank's page comes first. */
function ask({ store, events }: Service, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const waiting = store.put<Stripe.PaymentIntent>(
    { ...intent, status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } },
    null,
  )
  events.record('payment_intent.requires_action', waiting, null)
  return waiting
}
