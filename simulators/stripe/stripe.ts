import { join } from 'node:path'
import type { Setup } from '../control/setup'
import type { Answer, SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { api } from './api'
import { Clock } from './clock'
import { answerStripeControl } from './control'
import { Deliveries, type Endpoint } from './deliveries'
import { errors } from './errors'
import { Events } from './events'
import { IdempotencyKeys } from './idempotency'
import { answerPage } from './pages/routes'
import { preload } from './samples'
import { endOverdue } from './sessions'
import { settleDue } from './settle-intent'
import { Store } from './store'

interface Options {
  key: string
  secrets: Record<Endpoint, string>
  folder: string
  /** The product's origin, whose webhook route gets the events; '' for none. */
  ostal: string
  setup: () => Setup['stripe']
  /** Takes a refusal ordered for this request, with Stripe's code. */
  takeRefusal: (request: SimulatedRequest) => { code?: string } | undefined
}

/** Stripe is more than a provider: tests and the demo also act as its shoppers, banks and staff. */
export type SimulatedStripe = Provider & {
  control(request: SimulatedRequest): Promise<Answer>
  /** Its own origin is known only once the server listens. */
  open(origin: string): void
  stop(): void
}

const SWEEP_MS = 2_000

/** Stripe's API below `/v1` and `/v2`, which its SDK calls, and its pages below `/stripe`. */
export function stripe({ key, secrets, folder, ostal, setup, takeRefusal }: Options): SimulatedStripe {
  const store = new Store(join(folder, 'objects.jsonl'))
  const clock = new Clock()
  const deliveries = new Deliveries({ store, ostal, secrets })
  const events = new Events(store, clock, deliveries)
  const webhook = `${ostal}/api/stripe/webhook`
  const service = { store, clock, events, pages: '', setup, webhook }
  const keys = new IdempotencyKeys(join(folder, 'keys.jsonl'))
  const sweep = setInterval(() => {
    endOverdue(service)
    settleDue(service)
  }, SWEEP_MS).unref()
  return {
    name: 'stripe',
    mount: '/stripe',
    roots: ['/v1', '/v2'],
    async answer(request) {
      const isApi = /^\/v[12](\/|$)/.test(request.path)
      if (!isApi) return answerPage(request, service)
      const refusal = takeRefusal(request)
      return refusal ? errors.refused(refusal.code).answer : api(request, service, key, keys)
    },
    failure: (kind) => (kind === 'rate_limited' ? errors.rateLimited() : errors.server()).answer,
    control: (request) => answerStripeControl(request, service, deliveries),
    open(origin) {
      service.pages = origin
      events.quietly(() => preload(service))
      deliveries.resume()
    },
    stop() {
      clearInterval(sweep)
      deliveries.stop()
    },
  }
}
