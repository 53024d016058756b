import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverAgain, eventReceiver } from '../../../tests/support/event-receiver'
import { paymentProvider } from '../../../tests/support/payment-provider'
import { platformCustomer, savedMethod, useNumber } from '../../../tests/support/platform-payments'
import { stripeKey } from '../../../tests/support/simulators'
import { detachMethod } from './detach-method'
import { readEvent } from './read-event'
import { refundIntent } from './refund-intent'

const receiver = await eventReceiver()
const provider = await paymentProvider(receiver.origin)
const again = deliverAgain(receiver, provider)
afterAll(receiver.stop)
beforeEach(() => provider.order('none', 0))

describe('an event of the agency’s own account is read in our words', () => {
  const subjectOf = async (type: string, about: string) => {
    const sent = await receiver.event(type, (body) => body.includes(about))
    const { subject, accountId: account } = await readEvent(sent)
    expect(account).toBeNull()
    return subject
  }

  it('of a page that saved a card', async () => {
    const { session, methodId, customerId } = await savedMethod(provider)
    const { sessionId, setupIntentId } = session
    expect(await subjectOf('checkout.session.completed', sessionId)).toEqual({
      kind: 'platform-session',
      sessionId,
    })
    expect(await subjectOf('setup_intent.succeeded', String(setupIntentId))).toEqual({
      kind: 'platform-setup',
      setupIntentId,
    })
    expect(await subjectOf('payment_method.attached', methodId)).toEqual({
      ...{ kind: 'platform-method', methodId, customerId },
    })
  })

  it('of a card that its bank replaced, and one that was forgotten', async () => {
    const { methodId, customerId } = await savedMethod(provider)
    await provider.act(`methods/${methodId}/update`)
    await detachMethod(methodId)
    const subject = { kind: 'platform-method', methodId }
    const updated = await subjectOf('payment_method.automatically_updated', methodId)
    expect(updated).toEqual({ ...subject, customerId })
    const detached = await subjectOf('payment_method.detached', methodId)
    expect(detached).toEqual({ ...subject, customerId: null })
  })

  it('of a mandate that ended', async () => {
    const { methodId, session } = await savedMethod(provider, 'FR1420041010050500013M02606')
    await provider.act(`methods/${methodId}/mandate`)
    const { mandateId } = session
    expect(await subjectOf('mandate.updated', String(mandateId))).toEqual({
      ...{ kind: 'platform-mandate', mandateId, methodId, isActive: false },
    })
  })

  it('of a payment, its refund and its dispute', async () => {
    const { payPage } = await platformCustomer()
    const { intent } = await useNumber(provider, (await payPage()).sessionId)
    const intentId = String(intent?.intentId)
    const subject = { kind: 'platform-intent', intentId }
    expect(await subjectOf('payment_intent.succeeded', intentId)).toEqual(subject)
    const refund = { intentId, amountCents: 100, reference: '1', idempotencyKey: `refund/${intentId}` }
    const { refundId } = await refundIntent(refund)
    expect(await subjectOf('refund.created', refundId)).toEqual({
      kind: 'platform-refund',
      refundId,
      intentId,
    })
    const { id } = await provider.act(`intents/${intentId}/dispute`)
    const dispute = { kind: 'platform-dispute', disputeId: id, intentId }
    expect(await subjectOf('charge.dispute.funds_withdrawn', id)).toEqual(dispute)
  })

  it('of a payment that was refused', async () => {
    const { payPage } = await platformCustomer()
    const { intent } = await useNumber(provider, (await payPage()).sessionId, '4000000000000002')
    const subject = { kind: 'platform-intent', intentId: intent?.intentId }
    expect(await subjectOf('payment_intent.payment_failed', String(intent?.intentId))).toEqual(subject)
  })

  it('of a payment that was made in the dashboard, as foreign', async () => {
    const { hostname, port } = new URL(provider.origin)
    const stripe = new Stripe(stripeKey, { host: hostname, port, protocol: 'http' })
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' })
    const foreign = { kind: 'platform-intent', intentId: id, isForeign: true }
    expect(await subjectOf('payment_intent.created', id)).toEqual(foreign)
  })

  it.each([
    ['of another API version', { version: '2019-01-01' }],
    ['thin', { thin: true }],
  ])('%s, from what the provider says now', async (_, how) => {
    const { methodId, customerId, session } = await savedMethod(provider, 'FR1420041010050500013M02606')
    await provider.act(`methods/${methodId}/mandate`)
    const read = async (type: string, about: string) =>
      (await readEvent(await again(type, about, how))).subject
    const setup = await read('setup_intent.succeeded', String(session.setupIntentId))
    expect(setup).toEqual({ kind: 'platform-setup', setupIntentId: session.setupIntentId })
    expect(await read('payment_method.attached', methodId)).toMatchObject({ methodId, customerId })
    expect(await read('mandate.updated', String(session.mandateId))).toMatchObject({ isActive: false })
  })

  it('of the other mode concerns nothing of ours', async () => {
    const { methodId } = await savedMethod(provider)
    const live = await again('payment_method.attached', methodId, { livemode: true })
    expect((await readEvent(live)).subject).toEqual({ kind: 'other' })
  })
})
