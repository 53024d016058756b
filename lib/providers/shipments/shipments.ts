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
  /** What the label calls our order; of capitals, digits, `_` and `-`, 15 at most. */
  reference: string
  delivery: { mode: 'home' } | { mode: 'relay'; relayPointId: string }
  weightGrams: number
  /** The parcel's sides in whole centimetres; null when they are not known, which no home takes. */
  sidesCm: [length: number, width: number, depth: number] | null
  sender: ShipmentAddress
  /** To a relay point, the shopper's name, phone and mail at the point's own address. */
  recipient: ShipmentAddress
}

type AddressField = keyof ShipmentAddress

/** What somebody has to change. The carrier's own refusals do not say whose address they mean. */
export type ShipmentField =
  | 'weight'
  | 'sides'
  | 'relayPoint'
  /** Where the parcel goes, by the way in which it goes. */
  | 'destination'
  | 'recipient'
  | AddressField
  | `${'sender' | 'recipient'}.${AddressField}`

/** A French sentence, with the field that it is about when there is one. */
export type ShipmentIssue = { field: ShipmentField | null; message: string }

/** What came of asking for a shipment. Only after `failed` and `refused` is it certain that the carrier made none. */
export type ShipmentOutcome =
  | {
      outcome: 'done'
      expeditionNumber: string
      /** Where the carrier keeps the label for some time; null when it gave none that can be fetched. */
      labelUrl: string | null
      trackingUrl: string
      /** What the carrier left out of the label, in its own French. */
      warnings: string[]
    }
  | {
      outcome: 'refused'
      /** `agency`: the contract or the product itself is at fault, at least in part. */
      whoCanMend: 'owner' | 'agency'
      reasons: ShipmentIssue[]
    }
  /** No answer in time, one that was cut off or cannot be read, or an error after which there may be a shipment. */
  | { outcome: 'unknown'; cause: Error }
  /** The request did not reach the carrier, or was turned away at its door. */
  | { outcome: 'failed'; cause: Error }

/** How far a parcel is; `anomaly`: it stopped, and may go on. */
export type ParcelState = 'registered' | 'in_transit' | 'delivered' | 'anomaly'

export type ParcelTracking = {
  state: ParcelState
  /** As the carrier lists them: its French words, and the day (`2026-10-03`) and time (`09:12`) of Paris. */
  events: { label: string; day: string; time: string | null; place: string }[]
}

/** The carrier's shipments. It knows no idempotency and no look-up: `create` after `unknown` may make a second one. */
export type Shipments = {
  /** What the carrier would refuse, known before any call; none: it may be asked. */
  check(shipment: NewShipment): Promise<ShipmentIssue[]>
  /** Never throws for what the carrier does. */
  create(shipment: NewShipment): Promise<ShipmentOutcome>
  /** The label's PDF, 5 MB at most. Throws `CarrierFault`. */
  fetchLabel(labelUrl: string): Promise<Uint8Array<ArrayBuffer>>
  /** Where a parcel can be followed by everybody. */
  trackingUrl(expeditionNumber: string, zip: string): Promise<string>
  /** null: the carrier does not know this number, or not yet. Throws `CarrierFault`. */
  track(expeditionNumber: string): Promise<ParcelTracking | null>
}
