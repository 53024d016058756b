import type Stripe from 'stripe'
import { SAMPLE_PAYMENT_ACCOUNT, SAMPLE_PAYMENTS, type SamplePayment } from '../../db/seed/sample-payments'
import { setState } from './accounts'
import { paidCharge, takeFee } from './charges'
import { refundCharge } from './refunds'
import { sampleIntent, sampleSession } from './sample-objects'
import type { Service } from './service'

/** What the sample data names: Camille's account and the payments of the sample orders. What is there already stays. */
export function preload(service: Service): void {
  const { store } = service
  if (!store.find('v2.core.account', SAMPLE_PAYMENT_ACCOUNT, null)) openSampleAccount(service)
  for (const payment of SAMPLE_PAYMENTS)
    if (!store.find('payment_intent', payment.paymentIntentId, SAMPLE_PAYMENT_ACCOUNT))
      makePayment(service, payment)
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
  if (payment.isOnItsWay) {
    store.put(intent, account)
    store.put(sampleSession(payment, clock.now()), account)
    return
  }
  const charge = takeFee(service, store.put(paidCharge(intent, clock.now()), account), account)
  store.put({ ...intent, latest_charge: charge.id }, account)
  store.put(sampleSession(payment, clock.now()), account)
  if (payment.refundedCents > 0)
    refundCharge(service, charge, account, {
      amount: payment.refundedCents,
      returnsFee: payment.feeCents > 0,
    })
}
