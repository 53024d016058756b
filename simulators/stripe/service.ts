import type { Setup } from '../control/setup'
import type { Clock } from './clock'
import type { Events } from './events'
import type { Parameters } from './form'
import type { Store } from './store'

/** The services shared by all calls. */
export interface Service {
  store: Store
  clock: Clock
  events: Events
  /** The simulator's own URL: the origin of its pages. */
  pages: string
  /** The platform operator's setup in the dashboard. */
  setup: () => Setup['stripe']
  /** The product's URL for events. */
  webhook: string
}

/** A call as its handler receives it. */
export interface Call {
  service: Service
  /** From `Stripe-Account`; null: the platform's own. */
  account: string | null
  /** The id in the path, '' without one. */
  id: string
  parameters: Parameters
}
