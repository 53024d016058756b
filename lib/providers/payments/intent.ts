import type Stripe from 'stripe'
import { invoicesOf } from './platform-metadata'
import type { Intent } from './platform-payments'
import { idOf } from './reference'
import { refusalOf } from './refusal'

/** The fields that the mandate of a debit needs expanded. */
export const INTENT_EXPAND = ['latest_charge']

/** Maps a payment that the agency receives to our type. */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const { last_payment_error: error, latest_charge: charge } = intent
  const status = statusOf(intent)
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  return {
    intentId: intent.id,
    customerId: idOf(intent.customer),
    // After a refusal Stripe removes the method from the intent.
    methodId: idOf(intent.payment_method) ?? error?.payment_method?.id ?? null,
    amountCents: intent.amount,
    status,
    refusal: status === 'refused' && error ? refusalOf(error) : null,
    mandateId: details?.sepa_debit?.mandate ?? null,
    invoiceIds: invoicesOf(intent.metadata),
  }
}

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): Intent['status'] {
  switch (status) {
    case 'succeeded':
    case 'canceled':
    case 'requires_action':
      return status as Intent['status']
    case 'requires_payment_method':
      return last_payment_error ? 'refused' : 'created'
    case 'requires_confirmation':
      return 'created'
    // Includes `requires_capture`, which we never request: money that may arrive.
    default:
      return 'processing'
  }
}
