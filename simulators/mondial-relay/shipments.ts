import { Journal } from '../wire/journal'

/** The STAT of tracking, and its label. */
export const STATES = {
  registered: { stat: 80, label: 'COLIS ENREGISTRÉ' },
  in_transit: { stat: 81, label: 'COLIS PRIS EN CHARGE' },
  delivered: { stat: 82, label: 'COLIS LIVRÉ' },
  anomaly: { stat: 83, label: 'ANOMALIE' },
} as const

export type State = keyof typeof STATES

export interface NewShipment {
  orderNo: string
  /** `24R` or `HOM`. */
  mode: string
  /** As `FR-012345`; empty for a home. */
  location: string
  weightGrams: number
  /** In centimetres; empty when not declared. */
  sides: number[]
  /** As the label prints them. */
  sender: string[]
  recipient: string[]
  /** The recipient's postcode: tracking asks for it. */
  zip: string
}

export interface Shipment extends NewShipment {
  number: string
  /** Oldest first; the last one is the current state. */
  events: { state: State; at: string }[]
}

/** All shipments, on disk: the latest line of each number counts. */
export class Shipments {
  readonly #journal: Journal<Shipment>
  readonly #known = new Map<string, Shipment>()

  constructor(file: string) {
    this.#journal = new Journal(file)
    for (const shipment of this.#journal.records) this.#known.set(shipment.number, shipment)
  }

  make(shipment: NewShipment): Shipment {
    return this.#keep({
      number: this.#freeNumber(shipment.orderNo),
      ...shipment,
      events: [{ state: 'registered', at: new Date().toISOString() }],
    })
  }

  /** Moves the parcel to another state. */
  move(shipment: Shipment, state: State): Shipment {
    const events = [...shipment.events, { state, at: new Date().toISOString() }]
    return this.#keep({ ...shipment, events })
  }

  find(number: string): Shipment | undefined {
    return this.#known.get(number)
  }

  /** Newest first. */
  list(): Shipment[] {
    return [...this.#known.values()].reverse()
  }

  #keep(shipment: Shipment): Shipment {
    this.#journal.add(shipment)
    this.#known.set(shipment.number, shipment)
    return shipment
  }

  /** Derived from its order's number, so that no two orders of a database share one: `10000042`, then `11000042`. */
  #freeNumber(orderNo: string): string {
    const order = Number(orderNo.replaceAll(/\D/g, '').slice(-6))
    for (let attempt = 10; ; attempt += 1) {
      const number = String(attempt * 1_000_000 + order)
      if (!this.#known.has(number)) return number
    }
  }
}
