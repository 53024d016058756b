import type Stripe from 'stripe'
import type { Clock } from './clock'
import type { Deliveries } from './deliveries'
import { type AnyObject, newId } from './objects'
import type { Store } from './store'

export const API_VERSION = '2026-10-28.endive'

/** Records events and passes them to the webhooks. */
export class Events {
  readonly #store: Store
  readonly #clock: Clock
  readonly #deliveries: Deliveries
  #isQuiet = false

  constructor(store: Store, clock: Clock, deliveries: Deliveries) {
    this.#store = store
    this.#clock = clock
    this.#deliveries = deliveries
  }

  /** Runs `work` without sending its events: they are in the past. */
  quietly(work: () => void): void {
    this.#isQuiet = true
    work()
    this.#isQuiet = false
  }

  record(type: Stripe.Event.Type, object: AnyObject | object, account: string | null): Stripe.Event {
    const base: Stripe.EventBase = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#clock.now(),
      data: { object: object as Stripe.Event.Data.Object },
      livemode: false,
      pending_webhooks: !this.#isQuiet && this.#deliveries.isSubscribed(type, account) ? 1 : 0,
      request: null,
      type,
      ...(account !== null && { account }),
    }
    const event = this.#store.put(base as Stripe.Event, account)
    if (event.pending_webhooks > 0) this.#deliveries.announce(event)
    return event
  }
}
