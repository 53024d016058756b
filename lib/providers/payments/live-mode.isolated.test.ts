import Stripe from 'stripe'
import { afterAll, expect, it, vi } from 'vitest'
import { simulatedSettings } from '../../../tests/support/simulated-settings'
import { stripeConnectWebhookSecret as secret } from '../../../tests/support/simulators'
import { readEvent } from './read-event'
import { API_VERSION } from './stripe'

for (const [name, value] of Object.entries(simulatedSettings('http://127.0.0.1:1'))) vi.stubEnv(name, value)
vi.stubEnv('STRIPE_SECRET_KEY', 'rk_live_4f8a2c')
afterAll(() => vi.unstubAllEnvs())

it.each([
  [true, 'session'],
  [false, 'other'],
])('with a live key an event whose livemode is %s is one of a %s', async (livemode, kind) => {
  const object = { id: 'cs_1', object: 'checkout.session', metadata: { order_id: '1', website_id: '2' } }
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', account: 'acct_1' }
  const payload = JSON.stringify({ ...event, api_version: API_VERSION, livemode, data: { object } })
  const header = new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret })
  const { subject } = await readEvent({
    bytes: Buffer.from(payload),
    headers: new Headers({ 'stripe-signature': header }),
  })
  expect(subject.kind).toBe(kind)
})
