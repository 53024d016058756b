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

export interface Fault {
  provider: string
  fault: FaultKind
  /** How many more requests it spoils. */
  times: number
}

/** The faults that were ordered, worked off in that order. */
export class Faults {
  #waiting: Fault[] = []

  order(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  /** The fault for this provider's next request, used up by asking. */
  next(provider: string): FaultKind | undefined {
    const found = this.#waiting.find((fault) => fault.provider === provider)
    if (!found) return undefined
    found.times -= 1
    if (found.times <= 0) this.#waiting = this.#waiting.filter((fault) => fault !== found)
    return found.fault
  }

  clear(provider?: string): void {
    this.#waiting = provider ? this.#waiting.filter((fault) => fault.provider !== provider) : []
  }

  list(): Fault[] {
    return this.#waiting
  }
}
