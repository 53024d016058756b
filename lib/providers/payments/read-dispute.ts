import { disputeOf } from './dispute'
import type { Payments } from './payments'
import { callStripe, onAccount } from './stripe'

export const readDispute: Payments['readDispute'] = async ({ accountId, disputeId }) =>
  disputeOf(
    await callStripe((stripe) => stripe.disputes.retrieve(disputeId, {}, onAccount(accountId)), accountId),
  )
