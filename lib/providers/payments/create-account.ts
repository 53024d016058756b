import { createHash } from 'node:crypto'
import { accountOf, INCLUDED } from './account'
import type { Payments } from './payments'
import { callStripe } from './stripe'

/** Opens an account on which the seller is the merchant and Stripe bears fees and losses. */
export const createAccount: Payments['createAccount'] = async ({ userId, email, name }) => {
  // A key accepts one body only: after a new address or name, a retry must not be refused.
  const identity = createHash('sha256').update(`${email}\n${name}`).digest('hex').slice(0, 16)
  const account = await callStripe((stripe) =>
    stripe.v2.core.accounts.create(
      {
        contact_email: email,
        display_name: name,
        dashboard: 'full',
        identity: { country: 'fr' },
        configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
        defaults: {
          currency: 'eur',
          locales: ['fr-FR'],
          responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' },
        },
        metadata: { user_id: String(userId) },
        include: INCLUDED,
      },
      { idempotencyKey: `account/${userId}/${identity}` },
    ),
  )
  return accountOf(account)
}
