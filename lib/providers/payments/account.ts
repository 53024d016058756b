import type Stripe from 'stripe'
import type { PaymentAccount } from './payments'

type Included = Stripe.V2.Core.AccountRetrieveParams.Include

/** The fields that `accountOf` needs expanded. */
export const INCLUDED: Included[] = ['configuration.merchant', 'requirements']

/** Maps an account of Accounts v2 to our type. */
export function accountOf({ id, configuration, requirements }: Stripe.V2.Core.Account): PaymentAccount {
  const status = configuration?.merchant?.capabilities?.card_payments?.status
  const asks = (requirements?.entries ?? []).filter(
    ({ awaiting_action_from, minimum_deadline }) =>
      awaiting_action_from === 'user' && minimum_deadline.status !== 'eventually_due',
  )
  const due = [...new Set(asks.map(({ description }) => description))]
  const isReady = status === 'active'
  return {
    accountId: id,
    isReady,
    detailsSubmitted: due.length === 0,
    due,
    // `pending`: Stripe is checking the information it was given.
    isPaused: !isReady && status !== 'pending' && due.length === 0,
  }
}
