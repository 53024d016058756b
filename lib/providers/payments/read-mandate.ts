import type Stripe from 'stripe'
import type { Mandate, PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

export const readMandate: PlatformPayments['readMandate'] = async (mandateId) =>
  mandateOf(await callStripe((stripe) => stripe.mandates.retrieve(mandateId)))

/** A mandate that is `pending` debits nothing yet. */
const mandateOf = ({ id, payment_method, status }: Stripe.Mandate): Mandate => ({
  mandateId: id,
  methodId: typeof payment_method === 'string' ? payment_method : payment_method.id,
  isActive: status === 'active',
})
