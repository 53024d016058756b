import type Stripe from 'stripe'
import { errors } from './errors'
import { checkFields, type Fields, unsupported } from './fields'
import { page } from './lists'
import { newId } from './objects'
import type { Call, Service } from './service'
import type { Store } from './store'

const createFields = {
  amount: 'integer',
  charge: 'text',
  metadata: 'metadata',
  payment_intent: 'text',
  reason: 'text',
  refund_application_fee: 'boolean',
  ...unsupported<Stripe.RefundCreateParams>()(
    'currency',
    'customer',
    'expand',
    'instructions_email',
    'origin',
    'reverse_transfer',
  ),
} as const satisfies Fields<Stripe.RefundCreateParams>

const listFields = {
  charge: 'text',
  ending_before: 'text',
  limit: 'integer',
  payment_intent: 'text',
  starting_after: 'text',
  ...unsupported<Stripe.RefundListParams>()('created', 'expand'),
} as const satisfies Fields<Stripe.RefundListParams>

/** `POST /v1/refunds` */
export function createRefund({ service, account, parameters }: Call): Stripe.Refund {
  checkFields(parameters, createFields)
  const { amount, metadata, refund_application_fee } = parameters
  const charge = chargeOf(service, parameters, account)
  return refundCharge(service, charge, account, {
    amount: amount === undefined ? charge.amount - charge.amount_refunded : Number(amount),
    returnsFee: refund_application_fee === 'true',
    metadata: (metadata ?? {}) as Stripe.Metadata,
  })
}

/** `GET /v1/refunds` */
export function listRefunds({ service, account, parameters }: Call): Stripe.ApiList<Stripe.Refund> {
  checkFields(parameters, listFields)
  const { charge, payment_intent } = parameters
  const all = service.store
    .all('refund', account)
    .filter(
      (one) =>
        (charge === undefined || one.charge === charge) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    )
  return page('/v1/refunds', all, parameters)
}

/** Refunds a charge, and with `returnsFee` the platform's share of it. */
export function refundCharge(
  service: Service,
  charge: Stripe.Charge,
  account: string | null,
  {
    amount,
    returnsFee,
    metadata = {},
    id = newId('re'),
  }: { amount: number; returnsFee: boolean; metadata?: Stripe.Metadata; id?: string },
): Stripe.Refund {
  const { store, events, clock } = service
  refuse(charge, amount, returnsFee)
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  store.put(refund, account)
  const amount_refunded = charge.amount_refunded + amount
  const changed = store.put(
    { ...charge, amount_refunded, refunded: amount_refunded === charge.amount },
    account,
  )
  if (returnsFee) returnFee(service, changed)
  events.record('refund.created', refund, account)
  events.record('charge.refunded', changed, account)
  return refund
}

/** A refund that the bank returns days later. */
export function failRefund(
  { store, events }: Service,
  refund: Stripe.Refund,
  account: string | null,
  reason = 'unknown',
): Stripe.Refund {
  const failed = store.put<Stripe.Refund>({ ...refund, status: 'failed', failure_reason: reason }, account)
  const charge = store.find('charge', String(refund.charge), account)
  if (charge && refund.status !== 'failed')
    store.put(
      { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false },
      account,
    )
  events.record('refund.updated', failed, account)
  events.record('refund.failed', failed, account)
  return failed
}

function refuse(charge: Stripe.Charge, amount: number, returnsFee: boolean): void {
  if (charge.refunded)
    throw errors.invalid(
      'charge',
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    )
  if (charge.disputed)
    throw errors.invalid('charge', `Charge ${charge.id} has been charged back.`, 'charge_disputed')
  if (amount < 1) throw errors.invalid('amount', 'Invalid positive integer', 'parameter_invalid_integer')
  const left = charge.amount - charge.amount_refunded
  if (amount > left)
    throw errors.invalid(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    )
  if (returnsFee && charge.application_fee === null)
    throw errors.invalid(
      'refund_application_fee',
      'You cannot refund an application fee on a charge that has none.',
    )
}

/** In proportion to the total refunded so far, so that partial refunds of the whole return the whole fee. */
function returnFee({ store, events }: Service, charge: Stripe.Charge): void {
  const fee = store.find('application_fee', String(charge.application_fee), null)
  if (!fee) return
  const due = Math.round((fee.amount * charge.amount_refunded) / charge.amount)
  const amount_refunded = Math.max(fee.amount_refunded, due)
  const changed = store.put({ ...fee, amount_refunded, refunded: amount_refunded === fee.amount }, null)
  events.record('application_fee.refunded', changed, null)
}

function chargeOf(
  { store }: Service,
  { charge, payment_intent }: Call['parameters'],
  account: string | null,
): Stripe.Charge {
  if (payment_intent !== undefined) return chargeOfIntent(store, String(payment_intent), account)
  if (charge === undefined) throw errors.missingParameter('payment_intent')
  return requireCharge(store, String(charge), account)
}

function chargeOfIntent(store: Store, id: string, account: string | null): Stripe.Charge {
  const intent = store.find('payment_intent', id, account)
  if (!intent) throw errors.missing('payment_intent', id, 'payment_intent')
  if (intent.status !== 'succeeded')
    throw errors.invalid(
      'payment_intent',
      `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    )
  return requireCharge(store, String(intent.latest_charge), account)
}

function requireCharge(store: Store, id: string, account: string | null): Stripe.Charge {
  const charge = store.find('charge', id, account)
  if (!charge) throw errors.missing('charge', id, 'charge')
  return charge
}
