import type Stripe from 'stripe'
import type { PaymentAccount } from './payments'

type Included = Stripe.V2.Core.AccountRetrieveParams.Include

/** What an answer has to hold for `accountOf`. */
export const INCLUDED: Included[] = ['configuration.merchant', 'requirements']

/** An account of Accounts v2 in our words. */
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
    // `pending` is Stripe checking what it was given.
    isPaused: !isReady && status !== 'pending' && due.length === 0,
  }
}
