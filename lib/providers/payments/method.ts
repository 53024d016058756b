import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { PaymentMethod } from './platform-payments'
import { idOf } from './reference'

/** Maps a card or a bank account to our type; no other method can be saved. */
export function methodOf({ id, customer, card, sepa_debit }: Stripe.PaymentMethod): PaymentMethod {
  const common = { methodId: id, customerId: idOf(customer) }
  if (card) {
    const expires = { month: card.exp_month, year: card.exp_year }
    return { ...common, kind: 'card', brand: card.brand, lastFour: card.last4, expires }
  }
  if (sepa_debit)
    return { ...common, kind: 'sepa', brand: 'SEPA', lastFour: sepa_debit.last4 ?? '', expires: null }
  throw new PaymentFault(`The method ${id} is no card and no account`, 'foreign_method', false)
}
