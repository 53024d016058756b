import Stripe from 'stripe'
import type { Store } from './store'
import { thin } from './thin'

/** The event subscriptions of the product's endpoints, as in `.env.example`. */
const ON_ACCOUNTS =
  /^(checkout\.session\..+|charge\.refunded|refund\.(created|updated|failed)|charge\.dispute\..+|account\.(updated|application\.deauthorized))$/
const ON_PLATFORM =
  /^(application_fee\..+|(checkout\.session|payment_intent|setup_intent|payment_method|charge\.dispute)\..+|mandate\.updated|refund\.(created|updated|failed))$/

/** Seconds between attempts; Stripe retries for three days. */
const PAUSES = [1, 5, 30, 120, 600, 3_600, 3 * 3_600]

export type Signature = 'good' | 'bad' | 'old'
/** The platform's own events, those of connected accounts, and thin ones of both. */
export type Endpoint = 'platform' | 'connect' | 'thin'
export type Order = 'as_they_came' | 'reversed' | 'shuffled'

/** How an event is delivered; `isThin`: in the form of version 2, `endpoint`: to which of the product's endpoints. */
type How = { signature?: Signature; origin?: string; isThin?: boolean; endpoint?: Endpoint }

interface Options {
  store: Store
  /** The product's origin; '' to send no events. */
  ostal: string
  secrets: Record<Endpoint, string>
}

/** Signed webhooks, retried until the product answers 2xx. A test may hold them back. */
export class Deliveries {
  readonly #options: Options
  readonly #held: string[] = []
  #isHolding = false
  #delayMs = 0
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  isSubscribed(type: string, account: string | null): boolean {
    return (account === null ? ON_PLATFORM : ON_ACCOUNTS).test(type)
  }

  announce({ id }: Stripe.Event): void {
    if (this.#isHolding) this.#held.push(id)
    else this.#later(this.#delayMs, () => this.#try(id, 0))
  }

  /** After a restart: resumes undelivered events. */
  resume(): void {
    for (const event of this.#options.store.all('event')) if (event.pending_webhooks > 0) this.announce(event)
  }

  hold(): void {
    this.#isHolding = true
  }

  delay(milliseconds: number): void {
    this.#delayMs = milliseconds
  }

  /** Delivers the held events, one after another; returns the product's statuses. */
  async release(order: Order): Promise<number[]> {
    this.#isHolding = false
    const statuses: number[] = []
    for (const id of inOrder(this.#held.splice(0), order)) statuses.push(await this.#try(id, 0))
    return statuses
  }

  /** Delivers an event once, even if it was delivered before; returns the product's status, 0 without an answer. */
  async send(
    event: Stripe.Event,
    {
      signature = 'good',
      origin = this.#options.ostal,
      isThin = false,
      endpoint = event.account ? 'connect' : 'platform',
    }: How = {},
  ): Promise<number> {
    const body = JSON.stringify(isThin ? thin(event) : event)
    const seconds = Math.floor(Date.now() / 1000)
    const header = new Stripe('sk_sim').webhooks.generateTestHeaderString({
      payload: body,
      secret: signature === 'bad' ? `whsec_${'x'.repeat(32)}` : this.#options.secrets[endpoint],
      timestamp: signature === 'old' ? seconds - 3_600 : seconds,
    })
    const answer = await fetch(`${origin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body,
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status ?? 0
  }

  stop(): void {
    this.#isStopped = true
  }

  async #try(id: string, attempt: number): Promise<number> {
    const { store, ostal } = this.#options
    const found = store.anywhere(id)
    const event = found?.object.object === 'event' ? found.object : undefined
    if (!event || event.pending_webhooks === 0 || ostal === '' || this.#isStopped) return 0
    const status = await this.send(event)
    if (status >= 200 && status < 300) store.put({ ...event, pending_webhooks: 0 }, event.account ?? null)
    else {
      const pause = PAUSES[attempt]
      if (pause !== undefined) this.#later(pause * 1_000, () => this.#try(id, attempt + 1))
    }
    return status
  }

  #later(milliseconds: number, work: () => Promise<unknown>): void {
    const run = () => {
      if (!this.#isStopped) work().catch(console.error)
    }
    if (milliseconds === 0) setImmediate(run)
    else setTimeout(run, milliseconds).unref()
  }
}

function inOrder(ids: string[], order: Order): string[] {
  if (order === 'reversed') return ids.reverse()
  if (order === 'as_they_came') return ids
  return ids
    .map((id) => ({ id, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id)
}
