import { beforeEach, describe, expect, it } from 'vitest'
import { paymentProvider } from '../../../tests/support/payment-provider'
import { platformCustomer, savedMethod, useNumber } from '../../../tests/support/platform-payments'
import { confirmIntent } from './confirm-intent'
import { createCustomer } from './create-customer'
import { createIntent } from './create-intent'
import { listMethods } from './list-methods'
import { readIntent } from './read-intent'
import { readPlatformDispute } from './read-platform-dispute'
import { readSession } from './read-session'
import { refundIntent } from './refund-intent'

const provider = await paymentProvider()
const DAY = 24 * 60 * 60
const VISA = '4242424242424242'
const IBAN = 'FR1420041010050500013M02606'
let invoiceId = 0
let ahead = 0
beforeEach(async () => {
  await provider.order('none', 0)
  invoiceId += 1
  // Pages are opened by the real clock.
  await provider.act('clock', { seconds: -ahead })
  ahead = 0
})

type Saved = { clientId: number; customerId: string; methodId: string }
const attempt = ({ clientId, customerId, methodId }: Saved) => ({
  ...{ clientId, customerId, methodId, invoiceId },
  ...{ attempt: 1, amountCents: 3_500 },
})
const debit = async (saved: Saved) => confirmIntent((await createIntent(attempt(saved))).intentId)
async function advanceDays(count: number) {
  ahead += count * DAY
  await provider.act('clock', { seconds: count * DAY })
}
const disputes = async (): Promise<{ id: string; payment_intent: string; status: string }[]> =>
  (await provider.read('events'))
    .filter(({ type }: { type: string }) => type === 'charge.dispute.funds_withdrawn')
    .map(({ data }: { data: { object: object } }) => data.object)

describe('a test card', () => {
  it.each([
    [VISA, 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['4000002500003155', 'visa', '3155'],
  ])('%s is saved, then debited', async (number, brand, lastFour) => {
    const saved = await savedMethod(provider, number)
    expect(saved.session.method).toMatchObject({ brand, lastFour })
    expect(await debit(saved)).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['4000000000000341', { declineCode: 'generic_decline', isPermanent: false, needsCustomer: false }],
    ['4000002760003184', { declineCode: 'authentication_required', isPermanent: false, needsCustomer: true }],
  ])('%s is saved, then refused', async (number, refusal) => {
    const saved = await savedMethod(provider, number)
    expect(await debit(saved)).toMatchObject({ status: 'refused', refusal })
    // Its owner pays on a page.
    const paid = await useNumber(provider, (await saved.payPage({ savesMethod: false })).sessionId)
    expect(paid.intent).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['4000000000000002', 'generic_decline', false],
    ['4000000000009995', 'insufficient_funds', false],
    ['4000000000009987', 'lost_card', true],
    ['4000000000009979', 'stolen_card', true],
    ['4000000000000069', 'expired_card', true],
  ])('%s is refused on either page: %s', async (number, declineCode, isPermanent) => {
    const { setUp, payPage, customerId } = await platformCustomer()
    expect(await useNumber(provider, (await setUp()).sessionId, number)).toMatchObject({
      status: 'open',
      method: null,
    })
    expect(await useNumber(provider, (await payPage()).sessionId, number)).toMatchObject({
      status: 'open',
      intent: { status: 'refused', refusal: { declineCode, isPermanent } },
    })
    expect(await listMethods(customerId)).toEqual([])
  })

  it('4000000000000341 is refused and not saved by a payment that would save it', async () => {
    const { payPage, customerId } = await platformCustomer()
    expect(await useNumber(provider, (await payPage()).sessionId, '4000000000000341')).toMatchObject({
      status: 'open',
      intent: { status: 'refused' },
    })
    expect(await listMethods(customerId)).toEqual([])
  })

  it('with an invalid number is refused', async () => {
    const { setUp } = await platformCustomer()
    expect((await useNumber(provider, (await setUp()).sessionId, '1234')).status).toBe('open')
  })
})

describe('a test account', () => {
  it.each([
    [IBAN, { status: 'succeeded' }],
    ['FR8420041010050500013M02607', { status: 'refused', refusal: { code: 'debit_not_authorized' } }],
    [
      'FR9720041010050000002222227',
      { status: 'refused', refusal: { code: 'insufficient_funds', isPermanent: false } },
    ],
  ])('%s is settled after days', async (iban, settled) => {
    const saved = await savedMethod(provider, iban)
    const { intentId, status } = await debit(saved)
    expect(status).toBe('processing')
    await advanceDays(4)
    expect(await readIntent(intentId)).toMatchObject({ status: 'processing' })
    await advanceDays(2)
    expect(await readIntent(intentId)).toMatchObject(settled)
  })

  it('FR57… is settled, and disputed weeks later', async () => {
    const { intentId } = await debit(await savedMethod(provider, 'FR5720041010050500013M02608'))
    const ofIntent = async () => (await disputes()).filter((one) => one.payment_intent === intentId)
    await advanceDays(6)
    expect(await readIntent(intentId)).toMatchObject({ status: 'succeeded' })
    expect(await ofIntent()).toEqual([])
    await advanceDays(28)
    const [dispute] = await ofIntent()
    expect(await readPlatformDispute(dispute?.id ?? '')).toMatchObject({ status: 'lost', isWithdrawn: true })
    await advanceDays(28)
    expect(await ofIntent()).toHaveLength(1)
  })

  it.each([
    ['succeeded', { intent: { status: 'succeeded' } }],
    ['failed', { intent: { status: 'refused' } }],
  ])('completes a page at once and settles it later: %s', async (result, settled) => {
    const { payPage } = await platformCustomer()
    const { sessionId } = await payPage()
    const sent = await useNumber(provider, sessionId, IBAN)
    expect(sent).toMatchObject({
      status: 'complete',
      intent: { status: 'processing' },
      method: { kind: 'sepa' },
    })
    await provider.act(`intents/${sent.intent?.intentId}/settle`, { result })
    expect(await readSession(sessionId)).toMatchObject({ status: 'complete', ...settled })
  })

  it('declines the customer’s next debit once, as the simulator was told', async () => {
    const saved = await savedMethod(provider, IBAN)
    await provider.act(`customers/${saved.customerId}/decline`, { code: 'account_closed' })
    const first = await debit(saved)
    await advanceDays(6)
    expect(await readIntent(first.intentId)).toMatchObject({ refusal: { code: 'account_closed' } })
    invoiceId += 1
    const second = await debit(saved)
    await advanceDays(6)
    expect(await readIntent(second.intentId)).toMatchObject({ status: 'succeeded' })
  })
})

describe('the provider does not answer', () => {
  // The SDK retries once on its own.
  const failing = async (fault: string, on: string, ask: () => Promise<unknown>, kind = 'unknown') => {
    await provider.order(fault, 2, on)
    await expect(ask()).rejects.toMatchObject({ name: 'PaymentFault', kind })
    await provider.order('none', 0)
  }
  const CONFIRM = '^POST /v1/payment_intents/[^/]+/confirm'

  it.each([
    ['timeout_before', 'created'],
    ['timeout_after', 'succeeded'],
    ['reset', 'created'],
    ['truncate', 'succeeded'],
  ])(
    'to a confirmation (%s): the intent is %s, and confirming it again debits once',
    async (fault, status) => {
      const { intentId } = await createIntent(attempt(await savedMethod(provider)))
      await failing(fault, CONFIRM, () => confirmIntent(intentId))
      expect(await readIntent(intentId)).toMatchObject({ status })
      expect(await confirmIntent(intentId)).toMatchObject({ status: 'succeeded' })
      const events = await provider.read('events')
      const charges = events.filter(
        ({ type, data }: { type: string; data: { object: { payment_intent: string } } }) =>
          type === 'charge.succeeded' && data.object.payment_intent === intentId,
      )
      expect(charges).toHaveLength(1)
    },
  )

  it('to a confirmation that was refused: the refusal is read', async () => {
    const { intentId } = await createIntent(attempt(await savedMethod(provider, '4000000000000341')))
    await failing('timeout_after', CONFIRM, () => confirmIntent(intentId))
    expect(await readIntent(intentId)).toMatchObject({ status: 'refused' })
    expect(await confirmIntent(intentId)).toMatchObject({ status: 'refused' })
  })

  it('or is busy: the intent stays unchanged', async () => {
    const { intentId } = await createIntent(attempt(await savedMethod(provider)))
    await failing('rate_limited', CONFIRM, () => confirmIntent(intentId), 'busy')
    expect(await readIntent(intentId)).toMatchObject({ status: 'created' })
  })

  it.each(['timeout_before', 'timeout_after'])(
    'to a creation (%s): a repeated call creates nothing more',
    async (fault) => {
      const saved = await savedMethod(provider)
      const { intentId } = await debit(saved)
      invoiceId += 1
      const who = { clientId: 5_000 + invoiceId, email: 'a@exemple.fr', name: 'A' }
      const idempotencyKey = `credit/${invoiceId}`
      const calls: Record<string, () => Promise<unknown>> = {
        '^POST /v1/customers': () => createCustomer(who),
        '^POST /v1/payment_intents': () => createIntent(attempt(saved)),
        '^POST /v1/checkout/sessions': () => saved.payPage({ idempotencyKey: `page/${invoiceId}` }),
        '^POST /v1/refunds': () =>
          refundIntent({ intentId, amountCents: 100, reference: '1', idempotencyKey }),
      }
      for (const [on, ask] of Object.entries(calls)) {
        await failing(fault, on, ask)
        expect(await ask()).toEqual(await ask())
      }
    },
  )

  it('or rejects the agency’s expired key: the error says so', async () => {
    await provider.order('refuse', 1, undefined, 'api_key_expired')
    await expect(readIntent('pi_1')).rejects.toMatchObject({ kind: 'bad_key', accountId: null })
  })
})
