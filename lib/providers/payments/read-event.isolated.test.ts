import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '../../../db/seed/sample-payments'
import { eventReceiver } from '../../../tests/support/event-receiver'
import { paymentProvider } from '../../../tests/support/payment-provider'
import { stripeConnectWebhookSecret, stripeWebhookSecret } from '../../../tests/support/simulators'
import { createCheckout } from './create-checkout'
import { readCheckout } from './read-checkout'
import { readEvent } from './read-event'

const receiver = await eventReceiver()
const provider = await paymentProvider(receiver.origin)
afterAll(receiver.stop)
const accountId = SAMPLE_PAYMENT_ACCOUNT
let orderId = 0

beforeEach(() => provider.order('none', 0))

async function openSession() {
  orderId += 1
  return createCheckout({
    accountId,
    orderId,
    websiteId: 2,
    lines: [{ name: 'Miel', unitPriceCents: 900, quantity: 1 }],
    discountCents: 0,
    feeCents: 30,
    customerEmail: 'lea@exemple.fr',
    expiresAt: new Date(Date.now() + 45 * 60_000),
    form: 'hosted',
    successUrl: 'http://localhost:3000/stripe/success/',
    cancelUrl: 'http://localhost:3000/stripe/cancel/',
  })
}

async function paidSession() {
  const { sessionId } = await openSession()
  await provider.act(`sessions/${sessionId}/pay`)
  const { paymentIntentId } = await readCheckout({ accountId, sessionId })
  return { sessionId, paymentIntentId: paymentIntentId ?? '' }
}

describe('an event is read in our words', () => {
  it('of a session', async () => {
    const { sessionId } = await paidSession()
    const sent = await receiver.event('checkout.session.completed', (body) => body.includes(sessionId))
    expect(await readEvent(sent)).toEqual({
      id: sent.id,
      type: 'checkout.session.completed',
      accountId,
      subject: { kind: 'session', sessionId },
    })
  })

  it.each(['refund.created', 'charge.refunded'])('of a refund: %s', async (type) => {
    const { paymentIntentId } = await paidSession()
    await provider.act(`payments/${paymentIntentId}/refund`)
    const sent = await receiver.event(type, (body) => body.includes(paymentIntentId))
    expect((await readEvent(sent)).subject).toEqual({ kind: 'charge', paymentIntentId })
  })

  it('of a dispute', async () => {
    const { paymentIntentId } = await paidSession()
    const { id } = await provider.act(`payments/${paymentIntentId}/dispute`)
    const sent = await receiver.event('charge.dispute.created', (body) => body.includes(id))
    expect((await readEvent(sent)).subject).toEqual({ kind: 'dispute', disputeId: id, paymentIntentId })
  })

  it('of an account', async () => {
    await provider.act(`accounts/${accountId}`, { state: 'ready' })
    const sent = await receiver.event('account.updated')
    expect(await readEvent(sent)).toMatchObject({ accountId, subject: { kind: 'account', accountId } })
  })

  it('of the platform itself', async () => {
    await paidSession()
    const sent = await receiver.event('application_fee.created')
    expect(await readEvent(sent)).toMatchObject({ accountId: null, subject: { kind: 'other' } })
  })
})

describe('an event is refused', () => {
  const signed = (payload: string, secret: string) => ({
    bytes: Buffer.from(payload),
    headers: new Headers({
      'stripe-signature': new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret }),
    }),
  })

  it.each(['bad', 'old'])('with a %s signature', async (signature) => {
    const { sessionId } = await paidSession()
    const { id } = await receiver.event('checkout.session.completed', (body) => body.includes(sessionId))
    const before = receiver.received.length
    await provider.act(`events/${id}/deliver`, { signature })
    const sent = receiver.received.slice(before).find((one) => one.id === id)
    if (!sent) throw new Error('Nothing was delivered')
    await expect(readEvent(sent)).rejects.toMatchObject({ code: 'validation' })
  })

  it('without a signature, or with one byte changed', async () => {
    await paidSession()
    const sent = await receiver.event('checkout.session.completed')
    const unsigned = readEvent({ ...sent, headers: new Headers() })
    await expect(unsigned).rejects.toMatchObject({ code: 'validation' })
    const changed = Buffer.from(sent.bytes)
    changed[changed.length - 2] = (changed[changed.length - 2] ?? 0) ^ 1
    await expect(readEvent({ ...sent, bytes: changed })).rejects.toMatchObject({ code: 'validation' })
  })

  it.each([
    ['a seller’s event signed as the platform’s', 'acct_1', stripeWebhookSecret],
    ['the platform’s event signed as a seller’s', undefined, stripeConnectWebhookSecret],
  ])('when it is %s', async (_what, account, secret) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', account, data: { object: {} } })
    await expect(readEvent(signed(payload, secret))).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('an event of another API version', () => {
  async function foreign(type: string, id: string) {
    const { id: event } = await receiver.event(type, (body) => body.includes(id))
    const before = receiver.received.length
    await provider.act(`events/${event}/deliver`, { version: '2019-01-01' })
    const sent = receiver.received.slice(before).find((one) => one.id === event)
    if (!sent) throw new Error('Nothing was delivered')
    return sent
  }

  it('is read again from the provider', async () => {
    const { paymentIntentId, sessionId } = await paidSession()
    await provider.act(`payments/${paymentIntentId}/refund`)
    const ofSession = await readEvent(await foreign('checkout.session.completed', sessionId))
    expect(ofSession.subject).toEqual({ kind: 'session', sessionId })
    const ofCharge = await readEvent(await foreign('charge.refunded', paymentIntentId))
    expect(ofCharge.subject).toEqual({ kind: 'charge', paymentIntentId })
  })

  it('is refused while the provider does not answer', async () => {
    const { sessionId } = await paidSession()
    const sent = await foreign('checkout.session.completed', sessionId)
    await provider.order('server_error', 2)
    await expect(readEvent(sent)).rejects.toMatchObject({ name: 'PaymentFault' })
  })
})
