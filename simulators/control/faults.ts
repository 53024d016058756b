import type { Asked } from '../wire/message'

/** What a provider can be told to do wrong; "before" and "after" say whether it has acted. */
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

/** What only one provider can do wrong; it asks for these itself, where they belong. */
export const ownFaultKinds = ['callback_lost', 'callback_twice', 'signature_expired'] as const

export type OwnFaultKind = (typeof ownFaultKinds)[number]

export interface Fault {
  provider: string
  fault: FaultKind | OwnFaultKind
  /** How many more requests it spoils. */
  times: number
  /** Only requests that this pattern fits, written `METHOD /path?query`; any when there is none. */
  on?: string
}

/** The faults that were ordered, worked off in that order. */
export class Faults {
  #waiting: Fault[] = []

  order(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  /** The fault for this request to the provider, used up by asking. */
  next(provider: string, asked: Asked): FaultKind | undefined {
    const found = this.#waiting.find(
      (fault) => fault.provider === provider && isGeneral(fault) && fits(fault, asked),
    )
    if (found) this.#use(found)
    return found?.fault as FaultKind | undefined
  }

  /** Whether one of the provider's own faults is ordered for this request, used up by asking. */
  take(provider: string, fault: OwnFaultKind, asked: Asked): boolean {
    const found = this.#waiting.find(
      (one) => one.provider === provider && one.fault === fault && fits(one, asked),
    )
    if (found) this.#use(found)
    return found !== undefined
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

const fits = ({ on = '' }: Fault, { method, path, query }: Asked) =>
  new RegExp(on).test(`${method} ${path}?${query}`)
