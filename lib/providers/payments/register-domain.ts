import type { Payments } from './payments'
import { callStripe, onAccount } from './stripe'

/** Direct charges use the domains of the seller's account: https://docs.stripe.com/payments/payment-methods/pmd-registration */
export const registerDomain: Payments['registerDomain'] = async ({ accountId, domain }) => {
  await callStripe(
    (stripe) =>
      stripe.paymentMethodDomains.create(
        { domain_name: domain },
        { ...onAccount(accountId), idempotencyKey: `domain/${accountId}/${domain}` },
      ),
    accountId,
  )
}
