import type Stripe from 'stripe'
import { closeDispute, openDispute } from './disputes'
import { newId } from './objects'
import type { Service } from './service'

/** A dispute of a platform payment. A card's withdraws the money until it is decided, an inquiry (`isInquiry`) withdraws none,
 *  and a debit's is lost at once: https://docs.stripe.com/payments/sepa-debit#disputed-payments */
export function openPlatformDispute(
  service: Service,
  charge: Stripe.Charge,
  reason?: string,
  isInquiry = false,
): Stripe.Dispute {
  const { store, events } = service
  const isDebit = charge.payment_method_details?.type === 'sepa_debit'
  const opened = openDispute(
    service,
    charge,
    null,
    reason ?? (isDebit ? 'debit_not_authorized' : 'general'),
    {
      status: isDebit ? 'lost' : isInquiry ? 'warning_needs_response' : 'needs_response',
      is_charge_refundable: isInquiry,
    },
  )
  if (isInquiry) return opened
  const taken = store.put(withMovement(service, opened, -opened.amount), null)
  events.record('charge.dispute.funds_withdrawn', taken, null)
  return isDebit ? closeDispute(service, taken, null, 'lost') : taken
}

/** The end of a dispute or an inquiry; a win returns the money. */
export function closePlatformDispute(
  service: Service,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  if (dispute.status.startsWith('warning_')) return closeDispute(service, dispute, null, 'warning_closed')
  if (status === 'lost') return closeDispute(service, dispute, null, 'lost')
  const back = service.store.put(withMovement(service, dispute, dispute.amount), null)
  service.events.record('charge.dispute.funds_reinstated', back, null)
  return closeDispute(service, back, null, 'won')
}

function withMovement({ clock }: Service, dispute: Stripe.Dispute, amount: number): Stripe.Dispute {
  const movement: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: clock.now(),
    balance_type: 'payments',
    created: clock.now(),
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  }
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, movement] }
}
