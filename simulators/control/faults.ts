import type { SimulatedRequest } from '../wire/message'

/** Faults that any provider can be ordered to simulate; "before" and "after" refer to the provider's action. */
export const faultKinds = [
  'timeout_before',
  'timeout_after',
  'rate_limited',
  'server_error',
  'reset',
  'truncate',
  'slow',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** Faults of a single provider, which checks for them itself. */
export const ownFaultKinds = [
  'callback_lost',
  'callback_twice',
  'signature_expired',
  // The carrier: an HTML page with status 200; its generic error, or the STAT in `code`.
  'html_answer',
  'wrong_stat',
  // The carrier or Stripe refuses with the error `code`; the carrier in its other format; it creates a shipment without a label.
  'refuse',
  'refuse_within',
  'no_label',
] as const

export type OwnFaultKind = (typeof ownFaultKinds)[number]

export interface Fault {
  provider: string
  fault: FaultKind | OwnFaultKind
  /** How many more requests it affects. */
  times: number
  /** A pattern for `METHOD /path?query`; only matching requests are affected, all by default. */
  on?: string
  /** Text that the request's body has to contain; any body by default. */
  holding?: string
  /** The provider's own code, for a fault that has one. */
  code?: string
  /** Milliseconds by which `slow` delays the answer, after acting at once; 3 s by default. */
  milliseconds?: number
}

/** The ordered faults, first in, first out. */
export class Faults {
  #waiting: Fault[] = []

  order(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  /** Takes the next general fault for this request, if any. */
  next(provider: string, request: SimulatedRequest): (Fault & { fault: FaultKind }) | undefined {
    const found = this.#waiting.find(
      (fault) => fault.provider === provider && isGeneral(fault) && matches(fault, request),
    )
    if (found) this.#use(found)
    return found as (Fault & { fault: FaultKind }) | undefined
  }

  /** Takes one of the provider's own faults for this request, if it was ordered. */
  take(provider: string, fault: OwnFaultKind, request: SimulatedRequest): Fault | undefined {
    const found = this.#waiting.find(
      (one) => one.provider === provider && one.fault === fault && matches(one, request),
    )
    if (found) this.#use(found)
    return found
  }

  #use(fault: Fault) {
    fault.times -= 1
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((one) => one !== fault)
  }

  clear(provider?: string): void {
    this.#waiting = provider ? this.#waiting.filter((fault) => fault.provider !== provider) : []
  }

  list(): Fault[] {
    return this.#waiting
  }
}

const isGeneral = ({ fault }: Fault) => (faultKinds as readonly string[]).includes(fault)

const matches = ({ on = '', holding = '' }: Fault, { method, path, query, body }: SimulatedRequest) =>
  new RegExp(on).test(`${method} ${path}?${query}`) && body.includes(holding)
