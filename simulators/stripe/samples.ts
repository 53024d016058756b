import type Stripe from 'stripe'
import {
  SAMPLE_CUSTOMERS,
  SAMPLE_DEBITS,
  type SampleCustomer,
  type SampleDebit,
} from '../../db/seed/sample-billing'
import {
  SAMPLE_PAYMENT_ACCOUNT,
  SAMPLE_PAYMENTS,
  type SamplePayment,
  sampleRefundId,
} from '../../db/seed/sample-payments'
import { setState } from './accounts'
import { paidCharge, takeFee } from './charges'
import { makeMethod } from './methods'
import { refundCharge } from './refunds'
import { sampleCustomer, sampleDebit, sampleIntent, sampleSession } from './sample-objects'
import type { Service } from './service'
import { fail, succeed } from './settle-intent'
import { REFUSALS } from './test-numbers'

/** Stores the objects that the sample data references: Camille's account, the payments of the sample orders, and the agency's
 *  customers with their methods. Existing ones stay. */
export function preload(service: Service): void {
  const { store } = service
  if (!store.find('v2.core.account', SAMPLE_PAYMENT_ACCOUNT, null)) openSampleAccount(service)
  for (const payment of SAMPLE_PAYMENTS)
    if (!store.find('payment_intent', payment.paymentIntentId, SAMPLE_PAYMENT_ACCOUNT))
      makePayment(service, payment)
  for (const customer of SAMPLE_CUSTOMERS)
    if (!store.find('customer', customer.customerId, null)) openSampleCustomer(service, customer)
  for (const debit of SAMPLE_DEBITS)
    if (!store.find('payment_intent', debit.intentId, null)) tryDebit(service, debit)
}

function openSampleCustomer(service: Service, customer: SampleCustomer): void {
  service.store.put(sampleCustomer(customer, service.clock.now()), null)
  makeMethod(service, customer.number, customer.customerId, true, customer.methodId)
}

function tryDebit(service: Service, debit: SampleDebit): void {
  const intent = sampleDebit(debit, service.clock.now())
  if (debit.isPaid) succeed(service, intent)
  else if (REFUSALS.generic_decline) fail(service, intent, REFUSALS.generic_decline)
}

function openSampleAccount({ store, clock }: Service): void {
  const account: Stripe.V2.Core.Account = {
    id: SAMPLE_PAYMENT_ACCOUNT,
    object: 'v2.core.account',
    applied_configurations: ['merchant'],
    closed: false,
    contact_email: 'camille@ostal.example',
    created: clock.instant(),
    dashboard: 'full',
    display_name: 'La Table de Camille',
    identity: { country: 'fr' },
    livemode: false,
    metadata: {},
  }
  setState(store, account, 'ready')
}

function makePayment(service: Service, payment: SamplePayment): void {
  const { store, clock } = service
  const account = SAMPLE_PAYMENT_ACCOUNT
  const intent = sampleIntent(payment, clock.now())
  if (payment.isPending) {
    store.put(intent, account)
    store.put(sampleSession(payment, clock.now()), account)
    return
  }
  const charge = takeFee(service, store.put(paidCharge(intent, clock.now()), account), account)
  store.put({ ...intent, latest_charge: charge.id }, account)
  store.put(sampleSession(payment, clock.now()), account)
  if (payment.refundedCents > 0)
    refundCharge(service, charge, account, {
      id: sampleRefundId(payment.orderId),
      amount: payment.refundedCents,
      returnsFee: payment.feeCents > 0,
    })
}
