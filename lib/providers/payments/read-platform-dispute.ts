import { disputeOf } from './dispute'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

/** Stripe lists what a dispute took and gave back, which says more than its status. */
export const readPlatformDispute: PlatformPayments['readDispute'] = async (disputeId) => {
  const dispute = await callStripe((stripe) => stripe.disputes.retrieve(disputeId))
  const moved = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
  return { ...disputeOf(dispute), isWithdrawn: moved < 0 }
}
