import { disputeOf } from './dispute'
import type { Payments } from './payments'
import { asked, onAccount } from './stripe'

export const readDispute: Payments['readDispute'] = async ({ accountId, disputeId }) =>
  disputeOf(await asked((stripe) => stripe.disputes.retrieve(disputeId, {}, onAccount(accountId)), accountId))
