import type Stripe from 'stripe'
import { instrumentOf } from './methods'
import type { Service } from './service'

type Details = Pick<Stripe.Charge, 'customer' | 'payment_method' | 'payment_method_details'>

/** The payment method details of a charge of the platform. */
export function chargeDetails(service: Service, intent: Stripe.PaymentIntent): Details {
  const method = service.store.find('payment_method', String(intent.payment_method), null)
  if (!method) throw new Error(`${intent.id} has no method`)
  const usage = intent.payment_method_options?.card?.stored_credential_usage
  const { mandate } = instrumentOf(service, method.id)
  return {
    customer: intent.customer,
    payment_method: method.id,
    payment_method_details: {
      type: method.type,
      ...(method.card && { card: cardOf(method.card, usage) }),
      ...(method.sepa_debit && { sepa_debit: accountOf(method.sepa_debit, mandate) }),
    },
  }
}

type OfCharge = Stripe.Charge.PaymentMethodDetails

function cardOf(
  { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 }: Stripe.PaymentMethod.Card,
  stored_credential_usage?: string,
): NonNullable<OfCharge['card']> {
  return {
    ...{ brand, checks, country, exp_month, exp_year, funding, last4 },
    ...(fingerprint && { fingerprint }),
    ...(stored_credential_usage && { stored_credential_usage }),
    amount_authorized: null,
    authorization_code: '000000',
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

const accountOf = (
  { bank_code, branch_code, country, fingerprint, last4 }: Stripe.PaymentMethod.SepaDebit,
  mandate: string | null,
): NonNullable<OfCharge['sepa_debit']> => ({ bank_code, branch_code, country, fingerprint, last4, mandate })
