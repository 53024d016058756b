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
  /** Only requests that begin so, such as `PUT /`; any when there is none. */
  on?: string
}

/** The faults that were ordered, worked off in that order. */
export class Faults {
  #waiting: Fault[] = []

  order(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  /** The fault for this request to the provider (`METHOD /path`), used up by asking. */
  next(provider: string, request: string): FaultKind | undefined {
    const found = this.#waiting.find(
      (fault) => fault.provider === provider && isGeneral(fault) && request.startsWith(fault.on ?? ''),
    )
    if (found) this.#use(found)
    return found?.fault as FaultKind | undefined
  }

  /** Whether one of the provider's own faults is ordered, used up by asking. */
  take(provider: string, fault: OwnFaultKind): boolean {
    const found = this.#waiting.find((one) => one.provider === provider && one.fault === fault)
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
