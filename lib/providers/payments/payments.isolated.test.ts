import { beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '../../../db/seed/sample-payments'
import { paymentProvider, sampleCheckout } from '../../../tests/support/payment-provider'
import { stripeKey } from '../../../tests/support/simulators'
import { createAccount } from './create-account'
import { createAccountLink } from './create-account-link'
import { createCheckout } from './create-checkout'
import { createRefund } from './create-refund'
import { dashboardUrl } from './dashboard-url'
import { expireCheckout } from './expire-checkout'
import { listRefunds } from './list-refunds'
import { PaymentFault } from './payment-fault'
import type { NewCheckout } from './payments'
import { readAccount } from './read-account'
import { readCheckout } from './read-checkout'
import { readDispute } from './read-dispute'
import { registerDomain } from './register-domain'

const provider = await paymentProvider()
const accountId = SAMPLE_PAYMENT_ACCOUNT
let orderId = 0
beforeEach(async () => {
  await provider.order('none', 0)
  orderId += 1
})

const checkout = (changed: Partial<NewCheckout> = {}) => sampleCheckout(orderId, changed)

/** A paid order. */
async function paid(changed: Partial<NewCheckout> = {}) {
  const { sessionId } = await createCheckout(checkout(changed))
  await provider.act(`sessions/${sessionId}/pay`)
  const session = await readCheckout({ accountId, sessionId })
  return { ...session, paymentIntentId: session.paymentIntentId ?? '' }
}

const stored = async (id: string) =>
  (await (await fetch(`${provider.origin}/_control/stripe/objects/${id}`)).json()).object

describe('a seller’s account', () => {
  const seller = { userId: 3, email: 'julien@ostal.example', name: 'Julien' }

  it('is one, however often it is opened, and says what it still asks', async () => {
    const [one, other] = await Promise.all([createAccount(seller), createAccount(seller)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ isReady: false, detailsSubmitted: false, isPaused: false })
    expect(one.due).toContain('identity.business_details.address')
    expect(await readAccount(one.accountId)).toEqual(one)
  })

  it('is not refused after its owner has changed the address', async () => {
    const { accountId: opened } = await createAccount({ ...seller, email: 'nouveau@ostal.example' })
    expect(opened).toMatch(/^acct_/)
  })

  it('has a link that works once, and then leads to a new one', async () => {
    const { accountId: opened } = await createAccount(seller)
    const pages = { returnUrl: 'http://localhost/retour', refreshUrl: 'http://localhost/encore' }
    const { url } = await createAccountLink({ accountId: opened, ...pages })
    expect(await (await fetch(url)).text()).toContain('Votre compte de paiement')
    const again = await fetch(url, { redirect: 'manual' })
    expect(again.headers.get('location')).toBe(pages.refreshUrl)
  })

  it.each([
    ['ready', { isReady: true, detailsSubmitted: true, isPaused: false, due: [] }],
    ['checking', { isReady: false, detailsSubmitted: true, isPaused: false, due: [] }],
    ['paused', { isReady: false, detailsSubmitted: true, isPaused: true, due: [] }],
    ['asks', { isReady: false, detailsSubmitted: false, isPaused: false }],
  ])('that the provider calls %s', async (state, said) => {
    const { accountId: opened } = await createAccount(seller)
    await provider.act(`accounts/${opened}`, { state })
    expect(await readAccount(opened)).toMatchObject(said)
  })
})

describe('a checkout', () => {
  it('is a direct charge with the agency’s fee, whose page takes the sum of its lines', async () => {
    const session = await createCheckout(checkout())
    expect(session).toMatchObject({ orderId, status: 'open', payment: 'unpaid', totalCents: 4_470 })
    expect(await (await fetch(session.url ?? '')).text()).toContain('2 × Huile d’olive')
    await provider.act(`sessions/${session.sessionId}/pay`)
    const { status, payment, paymentIntentId } = await readCheckout({ accountId, ...session })
    expect([status, payment]).toEqual(['complete', 'paid'])
    expect(await stored(paymentIntentId ?? '')).toMatchObject({
      amount: 4_470,
      application_fee_amount: 170,
      metadata: { order_id: String(orderId), website_id: '2' },
    })
  })

  it('takes a discount off and asks for no fee of 0', async () => {
    const { totalCents, paymentIntentId } = await paid({ discountCents: 398, feeCents: 0 })
    expect(totalCents).toBe(4_072)
    expect(await stored(paymentIntentId)).toMatchObject({ amount: 4_072, application_fee_amount: null })
  })

  it('that a discount covers whole is paid once the shopper has confirmed it', async () => {
    const free = checkout({ discountCents: 4_470, feeCents: 0 })
    const { sessionId } = await createCheckout(free)
    expect(await readCheckout({ accountId, sessionId })).toMatchObject({ status: 'open', payment: 'unpaid' })
    await provider.act(`sessions/${sessionId}/pay`)
    const read = await readCheckout({ accountId, sessionId })
    expect(read).toMatchObject({ payment: 'paid', totalCents: 0, paymentIntentId: null })
  })

  it('embedded has a secret for our page in place of an address', async () => {
    const session = await createCheckout(checkout({ form: 'embedded' }))
    expect(session).toMatchObject({ url: null, clientSecret: expect.stringMatching(/_secret_/) })
  })

  it('is one, however often it is sent', async () => {
    const sent = checkout()
    const [one, again] = [await createCheckout(sent), await createCheckout(sent)]
    expect(again).toEqual(one)
  })

  it('is refused under the same order with other lines', async () => {
    await createCheckout(checkout())
    const other = createCheckout(checkout({ lines: [{ name: 'Miel', unitPriceCents: 900, quantity: 1 }] }))
    await expect(other).rejects.toMatchObject({
      name: 'PaymentFault',
      code: 'idempotency_error',
      isUnknown: false,
    })
  })

  it.each([
    ['declined', { status: 'open', payment: 'unpaid' }],
    ['later_succeeds', { status: 'complete', payment: 'processing' }],
    // A transfer that awaits the shopper's bank.
    ['bank_asks', { status: 'complete', payment: 'processing' }],
  ])('that was %s', async (by, expected) => {
    const { sessionId } = await createCheckout(checkout())
    await provider.act(`sessions/${sessionId}/pay`, { with: by })
    expect(await readCheckout({ accountId, sessionId })).toMatchObject(expected)
  })

  it.each([
    ['later_succeeds', 'paid'],
    ['later_fails', 'unpaid'],
    ['bank_asks', 'paid'],
  ])('whose bank decides days later: %s', async (by, payment) => {
    const { sessionId } = await createCheckout(checkout())
    await provider.act(`sessions/${sessionId}/pay`, { with: by })
    await provider.act(`sessions/${sessionId}/settle`)
    expect(await readCheckout({ accountId, sessionId })).toMatchObject({ status: 'complete', payment })
  })

  it('is ended once, and one that was paid meanwhile says so', async () => {
    const open = await createCheckout(checkout())
    for (const _ of [1, 2])
      expect(await expireCheckout({ accountId, ...open })).toMatchObject({ status: 'expired', url: null })
    orderId += 1
    const session = await paid()
    expect(await expireCheckout({ accountId, ...session })).toEqual(session)
  })

  it('is invisible from another seller’s account', async () => {
    const { sessionId } = await createCheckout(checkout())
    const other = await createAccount({ userId: 5, email: 'e@ostal.example', name: 'E' })
    const read = readCheckout({ accountId: other.accountId, sessionId })
    await expect(read).rejects.toMatchObject({ code: 'resource_missing', isUnknown: false })
  })
})

describe('a refund', () => {
  it('in parts returns the fee in proportion, once for each key', async () => {
    const { paymentIntentId } = await paid()
    const part = { accountId, paymentIntentId, amountCents: 2_235, returnsFee: true, reference: null }
    const first = await createRefund({ ...part, idempotencyKey: `refund/${orderId}/1` })
    expect(await createRefund({ ...part, idempotencyKey: `refund/${orderId}/1` })).toEqual(first)
    await createRefund({ ...part, idempotencyKey: `refund/${orderId}/2` })
    expect(await listRefunds({ accountId, paymentIntentId })).toHaveLength(2)
    const charge = await stored((await stored(paymentIntentId)).latest_charge)
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 4_470 })
    expect(await stored(charge.application_fee)).toMatchObject({ amount: 170, amount_refunded: 170 })
  })

  it.each([
    [100, [1_490, 1_490, 1_490]],
    [170, [1, 4_468, 1]],
    [1, [2_000, 2_000, 470]],
  ])('in parts that make the whole returns the whole fee of %i cents', async (feeCents, parts) => {
    const { paymentIntentId } = await paid({ feeCents })
    for (const [index, amountCents] of parts.entries())
      await createRefund({
        accountId,
        paymentIntentId,
        amountCents,
        returnsFee: true,
        reference: String(index),
        idempotencyKey: `refund/${orderId}/${index}`,
      })
    const charge = await stored((await stored(paymentIntentId)).latest_charge)
    expect(await stored(charge.application_fee)).toMatchObject({
      amount: feeCents,
      amount_refunded: feeCents,
    })
  })

  it('that the provider refuses says why, and is none', async () => {
    const { paymentIntentId } = await paid()
    await provider.order('refuse', 1, '^POST /v1/refunds', 'balance_insufficient')
    const refund = { accountId, paymentIntentId, amountCents: 100, returnsFee: false, reference: null }
    await expect(createRefund({ ...refund, idempotencyKey: `refund/${orderId}` })).rejects.toMatchObject({
      code: 'balance_insufficient',
      isUnknown: false,
    })
    expect(await listRefunds({ accountId, paymentIntentId })).toEqual([])
  })

  it('of more than remains is refused', async () => {
    const { paymentIntentId } = await paid()
    const refund = { accountId, paymentIntentId, amountCents: 4_471, returnsFee: false, reference: null }
    await expect(createRefund({ ...refund, idempotencyKey: `refund/${orderId}` })).rejects.toBeInstanceOf(
      PaymentFault,
    )
    expect(await listRefunds({ accountId, paymentIntentId })).toEqual([])
  })

  it('that the bank sends back is seen', async () => {
    const { paymentIntentId } = await paid()
    const { refundId } = await createRefund({
      accountId,
      paymentIntentId,
      amountCents: 100,
      returnsFee: false,
      reference: '12',
      idempotencyKey: `refund/${orderId}`,
    })
    await provider.act(`refunds/${refundId}/fail`, { reason: 'expired_or_canceled_card' })
    expect(await listRefunds({ accountId, paymentIntentId })).toMatchObject([
      { refundId, status: 'failed', failure: 'expired_or_canceled_card', reference: '12' },
    ])
  })
})

it('a dispute says until when the seller can answer, and how it ended', async () => {
  const { paymentIntentId } = await paid()
  const { id } = await provider.act(`payments/${paymentIntentId}/dispute`, { reason: 'fraudulent' })
  expect(await readDispute({ accountId, disputeId: id })).toMatchObject({
    paymentIntentId,
    amountCents: 4_470,
    reason: 'fraudulent',
    status: 'needs_response',
    dueBy: expect.any(Date),
  })
  await provider.act(`disputes/${id}/close`, { status: 'won' })
  expect(await readDispute({ accountId, disputeId: id })).toMatchObject({ status: 'won' })
})

it('the dashboard’s address leads to the payment', async () => {
  const { paymentIntentId } = await paid()
  expect(await (await fetch(dashboardUrl(paymentIntentId))).text()).toContain(`Commande</dt><dd>${orderId}<`)
})

it('a seller’s account gets our domain for wallets once, and no domain that is not public', async () => {
  for (let turn = 0; turn < 2; turn += 1) await registerDomain({ accountId, domain: 'www.ostal.example' })
  const answer = await fetch(`${provider.origin}/v1/payment_method_domains`, {
    headers: { authorization: `Bearer ${stripeKey}`, 'stripe-account': accountId },
  })
  expect(await answer.json()).toMatchObject({ data: [{ domain_name: 'www.ostal.example', enabled: true }] })
  await expect(registerDomain({ accountId, domain: 'localhost' })).rejects.toMatchObject({ kind: 'refused' })
})
