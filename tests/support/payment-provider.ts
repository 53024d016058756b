import { afterAll } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '../../db/seed/sample-payments'
import type { NewCheckout } from '../../lib/providers/payments/payments'
import { secrets } from '../../scripts/launch/secrets'
import { setEnvironment } from './environment'
import type { Product } from './product'
import { simulatedSettings } from './simulated-settings'
import { orderFault, simulators } from './simulators'

/** Starts simulators for this test file, and sets the environment so that the payment adapter uses them and times out before
 *  a delayed answer. `ostal`: the origin that receives events. */
export async function paymentProvider(ostal = '') {
  const server = await simulators(undefined, ostal)
  setEnvironment({ ...simulatedSettings(server.origin), PROVIDER_TIMEOUT_MS: '1000' })
  afterAll(() => server.stop())
  return { ...server, ...controls(server.origin) }
}

/** The simulators of a product under test, which the payment adapter of this process then uses, too. */
export function providerOf({ simulators: origin }: Product) {
  const { STRIPE_SECRET_KEY } = secrets()
  setEnvironment({ ...simulatedSettings(origin), OSTAL_ENV: 'test', STRIPE_SECRET_KEY })
  return { origin, ...controls(origin) }
}

const controls = (origin: string) => ({
  order: (fault: string, times = 1, on?: string, code?: string) =>
    orderFault(origin, { provider: 'stripe', fault, times, on, code }),
  /** Acts as shoppers, banks or Stripe itself: `POST /_control/stripe/<path>`. */
  act: async (path: string, body: object = {}) => stripeControl(origin, path, body),
  /** Reads its data: `GET /_control/stripe/<path>`. */
  read: async (path: string) => (await fetch(`${origin}/_control/stripe/${path}`)).json(),
})

/** Calls a control route of the simulated Stripe. */
async function stripeControl(origin: string, path: string, body: object) {
  const answer = await fetch(`${origin}/_control/stripe/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The simulator refused ${path}: ${await answer.text()}`)
  return answer.json()
}

// The same in every try, because an idempotency key requires the same body.
const expiresAt = new Date(Date.now() + 45 * 60_000)

/** A cart of Camille's shop, of 44,70 €. */
export function sampleCheckout(orderId: number, changed: Partial<NewCheckout> = {}): NewCheckout {
  return {
    accountId: SAMPLE_PAYMENT_ACCOUNT,
    orderId,
    websiteId: 2,
    lines: [
      { name: 'Huile d’olive', unitPriceCents: 1_990, quantity: 2 },
      { name: 'Livraison', unitPriceCents: 490, quantity: 1 },
    ],
    discountCents: 0,
    feeCents: 170,
    customerEmail: 'lea@exemple.fr',
    expiresAt,
    form: 'hosted',
    successUrl: 'http://localhost:3000/stripe/success/?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/stripe/cancel/',
    ...changed,
  }
}
