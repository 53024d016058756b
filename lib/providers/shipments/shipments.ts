export type ShipmentAddress = {
  name: string
  /** Number and street. */
  line1: string
  line2: string
  zip: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  phone: string
  email: string
}

export type NewShipment = {
  /** Our order's reference on the label; capitals, digits, `_` and `-`, at most 15. */
  reference: string
  delivery: { mode: 'home' } | { mode: 'relay'; relayPointId: string }
  weightGrams: number
  /** The parcel's sides in whole centimetres; null when unknown, which home delivery refuses. */
  sidesCm: [length: number, width: number, depth: number] | null
  sender: ShipmentAddress
  /** To a relay point, the shopper's name, phone and mail at the point's own address. */
  recipient: ShipmentAddress
}

type AddressField = keyof ShipmentAddress

/** The field to correct. The carrier's own refusals do not say whose address they mean. */
export type ShipmentField =
  | 'weight'
  | 'sides'
  | 'relayPoint'
  /** The destination, for its delivery mode. */
  | 'destination'
  | 'recipient'
  | AddressField
  | `${'sender' | 'recipient'}.${AddressField}`

/** A French sentence, with the field that it is about when there is one. */
export type ShipmentIssue = { field: ShipmentField | null; message: string }

/** The outcome of a shipment request. Only `failed` and `refused` guarantee that the carrier created none. */
export type ShipmentOutcome =
  | {
      outcome: 'done'
      expeditionNumber: string
      /** The carrier's URL of the label, which expires; null when it gave none that can be fetched. */
      labelUrl: string | null
      trackingUrl: string
      /** The carrier's warnings about parts left out of the label, in its own French. */
      warnings: string[]
    }
  | {
      outcome: 'refused'
      /** `agency`: the contract or the product itself is at fault, at least in part. */
      whoCanMend: 'owner' | 'agency'
      reasons: ShipmentIssue[]
    }
  /** No answer in time, one that was cut off or cannot be read, or an error that leaves open whether there is a shipment. */
  | { outcome: 'unknown'; cause: Error }
  /** The request did not reach the carrier, or was refused before it was read. */
  | { outcome: 'failed'; cause: Error }

/** A parcel's progress; `anomaly`: it stopped, and may go on. */
export type ParcelState = 'registered' | 'in_transit' | 'delivered' | 'anomaly'

export type ParcelTracking = {
  state: ParcelState
  /** As the carrier lists them: its French words, and the day (`2026-10-03`) and time (`09:12`) of Paris. */
  events: { label: string; day: string; time: string | null; place: string }[]
}

/** The carrier's shipments. It has no idempotency and no look-up: `create` after `unknown` may create a second one. */
export type Shipments = {
  /** The faults that the carrier would refuse, checked before any call; empty when there are none. */
  check(shipment: NewShipment): Promise<ShipmentIssue[]>
  /** Never throws for failures of the carrier. */
  create(shipment: NewShipment): Promise<ShipmentOutcome>
  /** The label's PDF, 5 MB at most. Throws `CarrierFault`. */
  fetchLabel(labelUrl: string): Promise<Uint8Array<ArrayBuffer>>
  /** The public tracking page of a parcel. */
  trackingUrl(expeditionNumber: string, zip: string): Promise<string>
  /** null: the carrier does not know this number, or not yet. Throws `CarrierFault`. */
  track(expeditionNumber: string): Promise<ParcelTracking | null>
}
