import { beforeEach, describe, expect, it } from 'vitest'
import { paymentProvider } from '../../../tests/support/payment-provider'
import { platformCustomer, savedMethod, useNumber } from '../../../tests/support/platform-payments'
import { cancelIntent } from './cancel-intent'
import { confirmIntent } from './confirm-intent'
import { createCustomer } from './create-customer'
import { createIntent } from './create-intent'
import { detachMethod } from './detach-method'
import { expireSession } from './expire-session'
import { listMethods } from './list-methods'
import { readIntent } from './read-intent'
import { readMandate } from './read-mandate'
import { readMethod } from './read-method'
import { readPlatformDispute } from './read-platform-dispute'
import { readRefund } from './read-refund'
import { readSession } from './read-session'
import { refundIntent } from './refund-intent'

const provider = await paymentProvider()
const VISA = '4242424242424242'
const IBAN = 'FR1420041010050500013M02606'
let invoiceId = 0
beforeEach(async () => {
  await provider.order('none', 0)
  invoiceId += 1
})

type Saved = { clientId: number; customerId: string; methodId: string }
const attempt = ({ clientId, customerId, methodId }: Saved, changed: object = {}) => ({
  ...{ clientId, customerId, methodId, invoiceId },
  ...{ attempt: 1, amountCents: 3_500, ...changed },
})

/** Debits a method off-session. */
const debit = async (saved: Saved) => confirmIntent((await createIntent(attempt(saved))).intentId)

const stored = async (id: string) => (await provider.read(`objects/${id}`)).object

describe('a customer', () => {
  it('is one for a client, whatever their name was at the first try', async () => {
    const first = await createCustomer({ clientId: 901, email: 'a@exemple.fr', name: 'A' })
    expect(await createCustomer({ clientId: 901, email: 'b@exemple.fr', name: 'B' })).toEqual(first)
    expect(await stored(first.customerId)).toMatchObject({
      email: 'b@exemple.fr',
      name: 'B',
      metadata: { client_id: '901' },
    })
  })
})

describe('a page that saves a method', () => {
  it('saves a card and takes no money', async () => {
    const { setUp, customerId } = await platformCustomer()
    const open = await setUp()
    expect(open).toMatchObject({ purpose: 'setup', status: 'open', method: null, customerId })
    expect(await (await fetch(open.url ?? '')).text()).toContain('Enregistrer un moyen de paiement')
    const session = await useNumber(provider, open.sessionId, VISA)
    expect(session).toMatchObject({
      ...{ status: 'complete', url: null, intent: null, mandateId: null },
      method: { customerId, kind: 'card', brand: 'visa', lastFour: '4242', expires: { month: 12 } },
    })
    expect(await listMethods(customerId)).toEqual([session.method])
  })

  it('saves an account with its mandate', async () => {
    const { session, methodId } = await savedMethod(provider, IBAN)
    expect(session.method).toMatchObject({ kind: 'sepa', brand: 'SEPA', lastFour: '2606', expires: null })
    expect(await readMandate(session.mandateId ?? '')).toMatchObject({ methodId, isActive: true })
  })

  it('is ended once, and one that was used meanwhile says so', async () => {
    const { setUp } = await platformCustomer()
    const { sessionId } = await setUp()
    for (const _ of [1, 2])
      expect(await expireSession(sessionId)).toMatchObject({ status: 'expired', url: null })
    const { session } = await savedMethod(provider)
    expect(await expireSession(session.sessionId)).toEqual(session)
  })
})

describe('a page that pays invoices', () => {
  it('takes their sum by one payment, and saves the card', async () => {
    const { payPage, customerId } = await platformCustomer()
    const { sessionId, url, intent } = await payPage({
      invoices: [
        { id: 71, label: 'Facture F-2026-0071', amountCents: 3_500 },
        { id: 72, label: 'Facture F-2026-0072', amountCents: 1_200 },
      ],
    })
    expect(intent).toBeNull()
    expect(await (await fetch(url ?? '')).text()).toContain('Facture F-2026-0072')
    expect(await useNumber(provider, sessionId)).toMatchObject({
      status: 'complete',
      intent: { status: 'succeeded', amountCents: 4_700, invoiceIds: [71, 72], refusal: null },
    })
    expect(await listMethods(customerId)).toHaveLength(1)
  })

  it('saves nothing unless it is asked to', async () => {
    const { payPage, customerId } = await platformCustomer()
    const { sessionId } = await payPage({ savesMethod: false })
    expect((await useNumber(provider, sessionId)).intent?.status).toBe('succeeded')
    expect(await listMethods(customerId)).toEqual([])
  })

  it('stays open after a refusal, which it tells', async () => {
    const { payPage } = await platformCustomer()
    const { sessionId } = await payPage()
    expect(await useNumber(provider, sessionId, '4000000000009995')).toMatchObject({
      status: 'open',
      intent: { status: 'refused', refusal: { declineCode: 'insufficient_funds', isPermanent: false } },
    })
    expect(await useNumber(provider, sessionId)).toMatchObject({ intent: { status: 'succeeded' } })
  })

  it('ends with the payment that was begun on it', async () => {
    const { payPage } = await platformCustomer()
    const { sessionId } = await payPage()
    await useNumber(provider, sessionId, '4000000000000002')
    const { intent } = await expireSession(sessionId)
    expect(await readIntent(intent?.intentId ?? '')).toMatchObject({ status: 'canceled' })
  })
})

describe('a debit', () => {
  it('moves money only when it is confirmed, as a recurring one', async () => {
    const saved = await savedMethod(provider)
    const created = await createIntent(attempt(saved))
    const { customerId, methodId } = saved
    expect(created).toMatchObject({ status: 'created', customerId, methodId, invoiceIds: [invoiceId] })
    expect(await confirmIntent(created.intentId)).toMatchObject({ status: 'succeeded', amountCents: 3_500 })
    const { latest_charge } = await stored(created.intentId)
    expect((await stored(latest_charge)).payment_method_details.card).toMatchObject({
      stored_credential_usage: 'recurring',
    })
  })

  it('is one for an attempt, however often it is sent', async () => {
    const saved = await savedMethod(provider)
    const { intentId } = await createIntent(attempt(saved))
    expect((await createIntent(attempt(saved))).intentId).toBe(intentId)
    expect((await createIntent(attempt(saved, { attempt: 2 }))).intentId).not.toBe(intentId)
    await expect(createIntent(attempt(saved, { amountCents: 3_600 }))).rejects.toMatchObject({
      code: 'idempotency_error',
    })
  })

  it('is refused once, however often it is confirmed', async () => {
    const saved = await savedMethod(provider, '4000000000000341')
    const { intentId } = await createIntent(attempt(saved))
    const refused = await confirmIntent(intentId)
    expect(refused).toMatchObject({ status: 'refused', methodId: saved.methodId })
    expect(await confirmIntent(intentId)).toEqual(refused)
    expect(await readIntent(intentId)).toEqual(refused)
  })

  it.each([
    ['insufficient_funds', { isPermanent: false, needsCustomer: false }],
    ['generic_decline', { isPermanent: false, adviceCode: 'try_again_later' }],
    ['do_not_honor', { isPermanent: true, adviceCode: 'do_not_try_again' }],
    ['lost_card', { isPermanent: true }],
    ['stolen_card', { isPermanent: true }],
    ['expired_card', { isPermanent: true, code: 'expired_card', adviceCode: 'confirm_card_data' }],
    ['authentication_required', { isPermanent: false, needsCustomer: true }],
  ])('that is refused for %s', async (code, refusal) => {
    const saved = await savedMethod(provider)
    await provider.act(`customers/${saved.customerId}/decline`, { code })
    expect(await debit(saved)).toMatchObject({
      status: 'refused',
      refusal: { declineCode: code, ...refusal },
    })
  })

  it('with another customer’s method is refused', async () => {
    const [saved, other] = [await savedMethod(provider), await savedMethod(provider)]
    await expect(createIntent(attempt({ ...saved, methodId: other.methodId }))).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('is canceled while no money moves; one that was paid says so', async () => {
    const saved = await savedMethod(provider)
    const { intentId } = await createIntent(attempt(saved))
    for (const _ of [1, 2]) expect(await cancelIntent(intentId)).toMatchObject({ status: 'canceled' })
    expect(await confirmIntent(intentId)).toMatchObject({ status: 'canceled' })
    invoiceId += 1
    const paid = await debit(saved)
    expect(await cancelIntent(paid.intentId)).toEqual(paid)
  })
})

describe('a debit of an account', () => {
  it.each([
    ['succeeded', { status: 'succeeded', refusal: null }],
    ['failed', { status: 'refused', refusal: { code: 'account_closed', isPermanent: true } }],
  ])('is on its way until its bank says %s', async (result, settled) => {
    const saved = await savedMethod(provider, IBAN)
    const sent = await debit(saved)
    expect(sent).toMatchObject({ status: 'processing', mandateId: saved.session.mandateId })
    await provider.act(`intents/${sent.intentId}/settle`, { result, code: 'account_closed' })
    expect(await readIntent(sent.intentId)).toMatchObject(settled)
  })

  it('without an active mandate is refused for good', async () => {
    const saved = await savedMethod(provider, IBAN)
    await provider.act(`methods/${saved.methodId}/mandate`)
    expect(await readMandate(saved.session.mandateId ?? '')).toMatchObject({ isActive: false })
    expect(await debit(saved)).toMatchObject({ status: 'refused', refusal: { isPermanent: true } })
  })
})

describe('a saved method', () => {
  it('is forgotten once, with its mandate', async () => {
    const { methodId, customerId, session } = await savedMethod(provider, IBAN)
    for (const _ of [1, 2]) expect(await detachMethod(methodId)).toMatchObject({ customerId: null })
    expect(await listMethods(customerId)).toEqual([])
    expect(await readMandate(session.mandateId ?? '')).toMatchObject({ isActive: false })
  })

  it('that expired is refused, and accepted once its bank has replaced it', async () => {
    const saved = await savedMethod(provider)
    await provider.act(`methods/${saved.methodId}/expire`)
    expect(await debit(saved)).toMatchObject({ status: 'refused', refusal: { code: 'expired_card' } })
    await provider.act(`methods/${saved.methodId}/update`)
    const { expires } = await readMethod(saved.methodId)
    expect(expires?.year).toBeGreaterThan(new Date().getFullYear())
    invoiceId += 1
    expect(await debit(saved)).toMatchObject({ status: 'succeeded' })
  })
})

describe('a refund', () => {
  it('is one for each key, and keeps our reference', async () => {
    const { intentId } = await debit(await savedMethod(provider))
    const part = { intentId, amountCents: 1_000, reference: '7', idempotencyKey: `credit/${invoiceId}` }
    const refund = await refundIntent(part)
    expect(await refundIntent(part)).toEqual(refund)
    expect(await readRefund(refund.refundId)).toEqual(refund)
    expect(refund).toMatchObject({ paymentIntentId: intentId, amountCents: 1_000, reference: '7' })
    const rest = { ...part, amountCents: 2_501, idempotencyKey: `credit/${invoiceId}/2` }
    await expect(refundIntent(rest)).rejects.toMatchObject({ kind: 'refused', isUnknown: false })
  })
})

describe('a dispute', () => {
  const disputed = async (number: string, body: object = {}) => {
    const { intentId } = await debit(await savedMethod(provider, number))
    await provider.act(`intents/${intentId}/settle`)
    const { id } = await provider.act(`intents/${intentId}/dispute`, body)
    return { intentId, id }
  }

  it('of a card takes the money until it is won', async () => {
    const { intentId, id } = await disputed(VISA, { reason: 'fraudulent' })
    expect(await readPlatformDispute(id)).toMatchObject({
      ...{ paymentIntentId: intentId, amountCents: 3_500, reason: 'fraudulent' },
      ...{ status: 'needs_response', isWithdrawn: true },
    })
    await provider.act(`disputes/${id}/close`, { status: 'won' })
    expect(await readPlatformDispute(id)).toMatchObject({ status: 'won', isWithdrawn: false })
  })

  it('that is lost keeps the money', async () => {
    const { id } = await disputed(VISA)
    await provider.act(`disputes/${id}/close`)
    expect(await readPlatformDispute(id)).toMatchObject({ status: 'lost', isWithdrawn: true })
  })

  it('that only inquires takes none', async () => {
    const { id } = await disputed(VISA, { isInquiry: true })
    expect(await readPlatformDispute(id)).toMatchObject({
      status: 'warning_needs_response',
      isWithdrawn: false,
    })
    await provider.act(`disputes/${id}/close`)
    expect(await readPlatformDispute(id)).toMatchObject({ status: 'warning_closed', isWithdrawn: false })
  })

  it('of a debit is lost at once', async () => {
    const { id } = await disputed(IBAN)
    expect(await readPlatformDispute(id)).toMatchObject({ status: 'lost', isWithdrawn: true })
  })
})

it('a session is read as it is', async () => {
  const { session } = await savedMethod(provider)
  expect(await readSession(session.sessionId)).toEqual(session)
})
