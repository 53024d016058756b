import type { Setup } from '../control/setup'
import type { Clock } from './clock'
import type { Events } from './events'
import type { Parameters } from './form'
import type { Store } from './store'

/** What every call works with. */
export interface Service {
  store: Store
  clock: Clock
  events: Events
  /** Where the simulator itself is reached: the origin of its pages. */
  pages: string
  /** What the platform's operator set up in the dashboard. */
  setup: () => Setup['stripe']
  /** The product's address for events. */
  webhook: string
}

/** A call as its handler gets it. */
export interface Call {
  service: Service
  /** Of `Stripe-Account`; null: the platform's own. */
  account: string | null
  /** The id in the path, '' without one. */
  id: string
  parameters: Parameters
}
