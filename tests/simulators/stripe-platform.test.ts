import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { simulators, stripeKey } from '../support/simulators'

const server = await simulators(undefined, '')
afterAll(() => server.stop())
const { hostname, port } = new URL(server.origin)
const sdk = new Stripe(stripeKey, {
  ...{ host: hostname, port, protocol: 'http' },
  ...{ maxNetworkRetries: 0, telemetry: false },
})

const customer = async () => (await sdk.customers.create({ name: 'Camille' })).id
const card = async (of: string, name = 'pm_card_visa') =>
  (await sdk.paymentMethods.attach(name, { customer: of })).id
const setUp = (of: string, more: object = {}) =>
  sdk.checkout.sessions.create({
    ...{
      mode: 'setup',
      customer: of,
      currency: 'eur',
      success_url: 'http://ostal.example/retour?s={CHECKOUT_SESSION_ID}',
    },
    ...more,
  })
const intent = async (of: string, more: object = {}) =>
  sdk.paymentIntents.create({ amount: 3_500, currency: 'eur', customer: of, ...more })

async function control(path: string, body: object = {}) {
  const answer = await fetch(`${server.origin}/_control/stripe/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...(await answer.json()) }
}

describe('Stripe refuses, of the platform’s own payments', () => {
  const wrong: [string, () => Promise<unknown>, object][] = [
    [
      'a parameter that it does not know',
      async () => intent(await customer(), { colour: 'red' }),
      { code: 'parameter_unknown', param: 'colour' },
    ],
    [
      'one below another',
      async () => intent(await customer(), { payment_method_options: { card: { colour: 'red' } } }),
      { code: 'parameter_unknown', param: 'payment_method_options[card][colour]' },
    ],
    [
      'less than 50 cents',
      async () => intent(await customer(), { amount: 49 }),
      { code: 'amount_too_small' },
    ],
    ['a customer that it does not know', () => intent('cus_other'), { code: 'resource_missing' }],
    [
      'a method that belongs to nobody',
      async () => intent(await customer(), { payment_method: await card(await customer()) }),
      { statusCode: 400, param: 'payment_method' },
    ],
    [
      'a second confirmation of what was paid',
      async () => {
        const of = await customer()
        const { id } = await intent(of, { payment_method: await card(of) })
        await sdk.paymentIntents.confirm(id, { off_session: true })
        return sdk.paymentIntents.confirm(id, { off_session: true })
      },
      { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    ],
    [
      'a confirmation without a method',
      async () => sdk.paymentIntents.confirm((await intent(await customer())).id),
      { statusCode: 400 },
    ],
    [
      'to save a method with a recurring debit',
      async () => {
        const of = await customer()
        const { id } = await intent(of, { payment_method: await card(of), setup_future_usage: 'off_session' })
        const payment_method_options = { card: { stored_credential_usage: 'recurring' as const } }
        return sdk.paymentIntents.confirm(id, { off_session: true, payment_method_options })
      },
      { statusCode: 400 },
    ],
    [
      'to cancel what was paid',
      async () => {
        const of = await customer()
        const { id } = await intent(of, { payment_method: await card(of) })
        await sdk.paymentIntents.confirm(id, { off_session: true })
        return sdk.paymentIntents.cancel(id)
      },
      { code: 'payment_intent_unexpected_state' },
    ],
    [
      'to save a card that its bank refuses',
      async () => card(await customer(), 'pm_card_visa_chargeDeclinedLostCard'),
      { statusCode: 402, decline_code: 'lost_card', advice_code: 'do_not_try_again' },
    ],
    [
      'to attach again what was detached',
      async () => {
        const of = await customer()
        const { id } = await sdk.paymentMethods.detach(await card(of))
        return sdk.paymentMethods.attach(id, { customer: of })
      },
      { statusCode: 400 },
    ],
    [
      'to set up and to take money at once',
      async () => setUp(await customer(), { payment_intent_data: {}, line_items: [{ quantity: 1 }] }),
      { statusCode: 400, param: 'line_items' },
    ],
    [
      'to set up without currency and types',
      async () => setUp(await customer(), { currency: undefined }),
      { code: 'parameter_missing', param: 'currency' },
    ],
    [
      'to expand what it cannot',
      async () => sdk.paymentIntents.retrieve((await intent(await customer())).id, { expand: ['colour'] }),
      { statusCode: 400, param: 'expand' },
    ],
  ]
  it.each(wrong)('%s', async (_what, ask, refusal) => {
    await expect(ask()).rejects.toMatchObject(refusal)
  })
})

it('a card that was saved without its bank asks for its owner, who is there or not', async () => {
  const of = await customer()
  const payment_method = await card(of, 'pm_card_authenticationRequiredOnSetup')
  const away = await intent(of, { payment_method })
  await expect(sdk.paymentIntents.confirm(away.id, { off_session: true })).rejects.toMatchObject({
    code: 'authentication_required',
    payment_intent: { status: 'requires_payment_method' },
  })
  const there = await intent(of, { payment_method })
  expect(await sdk.paymentIntents.confirm(there.id)).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  })
})

it('a refusal is kept under its key, and a second debit is never tried', async () => {
  const of = await customer()
  const { id } = await intent(of, { payment_method: await card(of) })
  await control(`customers/${of}/decline`, { code: 'insufficient_funds' })
  const ask = () => sdk.paymentIntents.confirm(id, { off_session: true }, { idempotencyKey: `c/${id}` })
  for (const _ of [1, 2]) await expect(ask()).rejects.toMatchObject({ decline_code: 'insufficient_funds' })
  expect(await sdk.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' })
})

describe('the page of a platform session', () => {
  const send = (url: string | null, form: Record<string, string>) =>
    fetch(url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

  it('takes a number that is chosen or typed, and leads back', async () => {
    const { id, url } = await setUp(await customer())
    expect(await (await fetch(url ?? '')).text()).toContain('FR1420041010050500013M02606')
    const refused = await send(url, { number: '4242424242424242', typed: '4000 0000 0000 0002' })
    expect(await refused.text()).toContain('Your card was declined.')
    const saved = await send(url, { number: '4242424242424242', typed: '' })
    expect(saved.headers.get('location')).toBe(`http://ostal.example/retour?s=${id}`)
  })

  it('asks the bank where the card wants it', async () => {
    const of = await customer()
    const { id, url } = await setUp(of)
    const number = '4000002500003155'
    expect(await (await send(url, { number })).text()).toContain('Votre banque vérifie')
    expect(await (await send(url, { number, bank: 'refuses' })).text()).toContain('failed authentication')
    expect((await send(url, { number, bank: 'confirms' })).status).toBe(303)
    expect(await sdk.checkout.sessions.retrieve(id, { expand: ['setup_intent'] })).toMatchObject({
      setup_intent: { status: 'succeeded', customer: of },
    })
  })

  it('offers only the types that it was opened with', async () => {
    const { id, url } = await setUp(await customer(), { allowed_payment_method_types: ['card'] })
    expect(await (await fetch(url ?? '')).text()).not.toContain('FR1420041010050500013M02606')
    const used = await control(`sessions/${id}/use`, { number: 'FR1420041010050500013M02606' })
    expect(used).toMatchObject({ outcome: 'refused' })
  })
})

it('the dashboard settles a debit and opens a dispute', async () => {
  const of = await customer()
  const { id } = await setUp(of)
  await control(`sessions/${id}/use`, { number: 'FR1420041010050500013M02606' })
  const [method] = (await sdk.paymentMethods.list({ customer: of })).data
  const { id: payment } = await intent(of, { payment_method: method?.id })
  await sdk.paymentIntents.confirm(payment, { off_session: true })
  const page = `${server.origin}/stripe/payments/${payment}`
  const choose = (what: string) => fetch(page, { method: 'POST', body: new URLSearchParams({ do: what }) })
  expect(await (await choose('succeeded')).text()).toContain('réussi')
  expect(await (await choose('dispute')).text()).toContain('<dt>Litige</dt>')
})

it('a control route refuses what is not the platform’s', async () => {
  expect(await control('methods/pm_other/expire')).toMatchObject({ status: 404 })
  expect(await control('sessions/cs_other/use')).toMatchObject({ status: 404 })
})
