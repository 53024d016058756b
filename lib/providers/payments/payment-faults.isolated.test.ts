import { beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '../../../db/seed/sample-payments'
import { paymentProvider, sampleCheckout } from '../../../tests/support/payment-provider'
import { createAccount } from './create-account'
import { createAccountLink } from './create-account-link'
import { createCheckout } from './create-checkout'
import { createRefund } from './create-refund'
import { readAccount } from './read-account'

const provider = await paymentProvider()
const accountId = SAMPLE_PAYMENT_ACCOUNT
let orderId = 0
const refund = {
  accountId,
  paymentIntentId: 'pi_1',
  amountCents: 100,
  returnsFee: false,
  reference: null,
}

beforeEach(async () => {
  await provider.order('none', 0)
  orderId += 1
})

describe('a provider that fails is a PaymentFault', () => {
  const calls: Record<string, () => Promise<unknown>> = {
    'opening an account': () => createAccount({ userId: 9, email: `${orderId}@a.fr`, name: 'N' }),
    'opening a checkout': () => createCheckout(sampleCheckout(orderId)),
    'reading an account': () => readAccount(accountId),
  }
  const faults = [
    ['rate_limited', false],
    ['server_error', true],
    ['reset', true],
    ['truncate', true],
    ['timeout_before', true],
    ['timeout_after', true],
    ['slow', true],
  ] as const
  const cases = Object.entries(calls).flatMap(([name, ask]) =>
    faults.map(([fault, isUnknown]) => ({ name, fault, isUnknown, ask })),
  )

  it.each(cases)('$fault while $name, which can be repeated', async ({ fault, isUnknown, ask }) => {
    // The SDK retries once on its own.
    await provider.order(fault, 2)
    await expect(ask()).rejects.toMatchObject({ name: 'PaymentFault', isUnknown })
    await provider.order('none', 0)
    const once = await ask()
    expect(await ask()).toEqual(once)
  })

  it.each([
    ['lock_timeout', 'busy', 2],
    ['rate_limit', 'busy', 1],
    ['api_key_expired', 'bad_key', 1],
    ['account_invalid', 'no_access', 1],
    ['key_scope', 'bad_key', 1],
    ['balance_insufficient', 'refused', 1],
  ] as const)('whose code %s is %s', async (code, kind, times) => {
    const calls = [
      () => createCheckout(sampleCheckout(orderId)),
      () => createRefund({ ...refund, idempotencyKey: `refund/${orderId}` }),
      () => readAccount(accountId),
      () => createAccountLink({ accountId, returnUrl: 'http://a.fr/', refreshUrl: 'http://a.fr/' }),
    ]
    for (const ask of calls) {
      await provider.order('refuse', times, undefined, code)
      await expect(ask()).rejects.toMatchObject({ kind, accountId, isUnknown: false })
    }
  })

  it('whose code says that the key lacks a permission or has ended is never a seller’s', async () => {
    for (const code of ['account_invalid', 'key_scope', 'api_key_expired']) {
      await provider.order('refuse', 1, undefined, code)
      const opening = createAccount({ userId: 9, email: `${orderId}@a.fr`, name: code })
      await expect(opening).rejects.toMatchObject({ kind: 'bad_key', accountId: null })
    }
  })

  it('a lock that is free at the SDK’s second try is no fault', async () => {
    await provider.order('refuse', 1, undefined, 'lock_timeout')
    expect(await readAccount(accountId)).toMatchObject({ isReady: true })
  })

  it('but one that failed once answers at the second try', async () => {
    await provider.order('reset')
    expect(await readAccount(accountId)).toMatchObject({ isReady: true })
  })

  it('a checkout that it opened without an answer is opened once', async () => {
    await provider.order('timeout_after', 1, 'sessions')
    await expect(createCheckout(sampleCheckout(orderId))).rejects.toMatchObject({ isUnknown: true })
    const { sessionId } = await createCheckout(sampleCheckout(orderId))
    const answer = await fetch(`${provider.origin}/_control/stripe/sessions`)
    const sessions: { id: string; client_reference_id: string }[] = await answer.json()
    const ofOrder = sessions.filter((one) => one.client_reference_id === String(orderId))
    expect(ofOrder.map(({ id }) => id)).toEqual([sessionId])
  })
})
