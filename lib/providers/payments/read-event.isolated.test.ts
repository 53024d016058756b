import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '../../../db/seed/sample-payments'
import { deliverAgain, eventReceiver } from '../../../tests/support/event-receiver'
import { paymentProvider, sampleCheckout } from '../../../tests/support/payment-provider'
import {
  stripeConnectWebhookSecret,
  stripeKey,
  stripeThinWebhookSecret,
  stripeWebhookSecret,
} from '../../../tests/support/simulators'
import { createCheckout } from './create-checkout'
import { readAccount } from './read-account'
import { readCheckout } from './read-checkout'
import { readEvent } from './read-event'

const receiver = await eventReceiver()
const provider = await paymentProvider(receiver.origin)
afterAll(receiver.stop)
const again = deliverAgain(receiver, provider)
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

const signed = (payload: string, secret: string) => ({
  bytes: Buffer.from(payload),
  headers: new Headers({
    'stripe-signature': new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret }),
  }),
})

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

describe('what is not ours', () => {
  it('is a session that a seller opened elsewhere on the same account', async () => {
    const { hostname, port } = new URL(provider.origin)
    const seller = new Stripe(stripeKey, { host: hostname, port, protocol: 'http' })
    const price_data = { currency: 'eur', unit_amount: 900, product_data: { name: 'Atelier' } }
    const { id } = await seller.checkout.sessions.create(
      { mode: 'payment', line_items: [{ quantity: 1, price_data }], success_url: 'https://atelier.example/' },
      { stripeAccount: accountId },
    )
    await provider.act(`sessions/${id}/pay`)
    const sent = await receiver.event('checkout.session.completed', (body) => body.includes(id))
    const subject = { kind: 'session', sessionId: id, isForeign: true }
    expect((await readEvent(sent)).subject).toEqual(subject)
    const thin = await again('checkout.session.completed', id, { thin: true })
    expect((await readEvent(thin)).subject).toEqual(subject)
  })

  it('is an event of the other mode: real money for a key that moves none', async () => {
    const { sessionId } = await paidSession()
    const live = await again('checkout.session.completed', sessionId, { livemode: true })
    expect((await readEvent(live)).subject).toEqual({ kind: 'other' })
  })
})

it('a seller who takes our access back is an event of the account, with its time', async () => {
  const before = Date.now()
  await provider.act(`accounts/${accountId}/access`, { isRevoked: true })
  const sent = await receiver.event('account.application.deauthorized')
  const { subject } = await readEvent(sent)
  expect(subject).toEqual({ kind: 'lost-account', accountId, at: expect.any(Date) })
  expect(subject.kind === 'lost-account' && subject.at.getTime()).toBeGreaterThan(before)
  await expect(createCheckout(sampleCheckout(9_001))).rejects.toMatchObject({ kind: 'no_access', accountId })
  await expect(readAccount(accountId)).rejects.toMatchObject({ kind: 'no_access', accountId })
  await provider.act(`accounts/${accountId}/access`, { isRevoked: false })
  expect(await readAccount(accountId)).toMatchObject({ isReady: true })
})

describe('an event is refused', () => {
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

/** An event sent once more in another form. */
describe.each([
  ['an event of another API version', { version: '2019-01-01' }],
  ['a thin event', { thin: true }],
])('%s', (_, how) => {
  it('is read again from the provider', async () => {
    const { paymentIntentId, sessionId } = await paidSession()
    await provider.act(`payments/${paymentIntentId}/refund`)
    const { id: disputeId } = await disputed()
    const read = async (type: string, about: string) => readEvent(await again(type, about, how))
    expect(await read('checkout.session.completed', sessionId)).toMatchObject({
      accountId,
      subject: { kind: 'session', sessionId },
    })
    expect((await read('charge.refunded', paymentIntentId)).subject).toEqual({
      kind: 'charge',
      paymentIntentId,
    })
    expect((await read('charge.dispute.created', disputeId)).subject).toMatchObject({ disputeId })
  })

  it('of an account names it', async () => {
    await provider.act(`accounts/${accountId}`, { state: 'ready' })
    const sent = await again('account.updated', accountId, how)
    expect((await readEvent(sent)).subject).toEqual({ kind: 'account', accountId })
  })

  it('is refused while the provider does not answer', async () => {
    const { sessionId } = await paidSession()
    const sent = await again('checkout.session.completed', sessionId, how)
    await provider.order('server_error', 2)
    await expect(readEvent(sent)).rejects.toMatchObject({ name: 'PaymentFault', isUnknown: true })
  })

  it('is refused with a wrong signature', async () => {
    const { sessionId } = await paidSession()
    const sent = await again('checkout.session.completed', sessionId, { ...how, signature: 'bad' })
    await expect(readEvent(sent)).rejects.toMatchObject({ code: 'validation' })
  })
})

async function disputed() {
  const { paymentIntentId } = await paidSession()
  return provider.act(`payments/${paymentIntentId}/dispute`)
}

describe('a thin event', () => {
  const thin = (more: object) => JSON.stringify({ id: 'evt_1', object: 'v2.core.event', type: 'x', ...more })
  const related_object = (type: string) => ({ related_object: { id: 'acct_1', type, url: '/' } })

  it.each([
    ['platform’s', stripeWebhookSecret],
    ['sellers’', stripeConnectWebhookSecret],
  ])('of an account comes from the %s endpoint', async (_, secret) => {
    const { subject } = await readEvent(signed(thin(related_object('v2.core.account')), secret))
    expect(subject).toEqual({ kind: 'account', accountId: 'acct_1' })
  })

  it('of anything else comes from the endpoint that it belongs to', async () => {
    const ofSeller = thin({ context: 'org_1/acct_1', ...related_object('customer') })
    const read = await readEvent(signed(ofSeller, stripeConnectWebhookSecret))
    expect(read).toMatchObject({ accountId: 'acct_1', subject: { kind: 'other' } })
    for (const [event, secret] of [
      [ofSeller, stripeWebhookSecret],
      [thin(related_object('customer')), stripeConnectWebhookSecret],
    ] as const)
      await expect(readEvent(signed(event, secret))).rejects.toMatchObject({ code: 'validation' })
  })

  it('comes from a destination of its own, too, which sends no other', async () => {
    const ofSeller = thin({ context: 'acct_1', ...related_object('customer') })
    for (const event of [ofSeller, thin(related_object('v2.core.account'))])
      expect(await readEvent(signed(event, stripeThinWebhookSecret))).toMatchObject({ id: 'evt_1' })
    const snapshot = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: {} } })
    await expect(readEvent(signed(snapshot, stripeThinWebhookSecret))).rejects.toMatchObject({
      code: 'validation',
    })
  })

  it('of version 2 that has no object says all in itself', async () => {
    const returned = thin({
      type: 'v2.core.account_link.returned',
      livemode: false,
      created: '2026-11-23T10:00:00Z',
    })
    for (const secret of [stripeWebhookSecret, stripeThinWebhookSecret])
      expect((await readEvent(signed(returned, secret))).subject).toEqual({ kind: 'other' })
  })

  it('that names no object is refused', async () => {
    await expect(readEvent(signed(thin({}), stripeWebhookSecret))).rejects.toMatchObject({
      code: 'api_version',
      isUnknown: false,
    })
  })
})
