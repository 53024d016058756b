import type Stripe from 'stripe'
import type { PaymentRefusal } from './platform-payments'

/** Codes after which every further attempt with the same method fails: https://docs.stripe.com/declines/codes,
 *  https://docs.stripe.com/error-codes. Those of bank accounts mean that it is closed or that its holder forbids the debit. */
const PERMANENT: readonly (string | undefined)[] = [
  'lost_card',
  'stolen_card',
  'pickup_card',
  'expired_card',
  'expired_payment_method',
  'account_closed',
  'bank_account_closed',
  'no_account',
  'debit_not_authorized',
  'sepa_unsupported_account',
  'payment_intent_mandate_invalid',
]
const DO_NOT_TRY_AGAIN = 'do_not_try_again'
const AUTHENTICATION = 'authentication_required'

export function refusalOf({
  code,
  decline_code,
  advice_code,
  type,
}: Stripe.PaymentIntent.LastPaymentError): PaymentRefusal {
  return {
    code: code ?? type,
    declineCode: decline_code ?? null,
    adviceCode: advice_code ?? null,
    isPermanent:
      advice_code === DO_NOT_TRY_AGAIN || PERMANENT.includes(code) || PERMANENT.includes(decline_code),
    needsCustomer: code === AUTHENTICATION || decline_code === AUTHENTICATION,
  }
}
