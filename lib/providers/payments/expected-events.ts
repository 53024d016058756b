const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]
const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed']
const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

/** The events that the destination for the agency's own account has to send. */
export const PLATFORM_EVENTS = [
  ...SESSION_EVENTS,
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'mandate.updated',
  ...DISPUTE_EVENTS,
  ...REFUND_EVENTS,
]

/** The events that the destination for the sellers' accounts has to send. */
export const CONNECT_EVENTS = [
  ...SESSION_EVENTS,
  'charge.refunded',
  ...REFUND_EVENTS,
  ...DISPUTE_EVENTS,
  'account.updated',
  'account.application.deauthorized',
]
