/** A relay point's id, such as `FR-012345`: its country and its number. */
export const RELAY_ID: RegExp = /^(FR|BE|LU|NL|ES|PT)-(\d{6})$/

export type RelayCountry = 'FR' | 'BE' | 'LU' | 'NL' | 'ES' | 'PT'

/** Opening hours of one day as pairs of `HH:MM`; none: closed. */
export type DayHours = { from: string; to: string }[]

export type RelayPoint = {
  /** As `FR-012345`. */
  id: string
  name: string
  /** Street and number. */
  address: string
  zip: string
  city: string
  country: RelayCountry
  /** From the place that was searched; null when it was found by its id. */
  distanceMeters: number | null
  latitude: number
  longitude: number
  /** Monday first. */
  hours: DayHours[]
}

/** Postcode, town or both. */
export type RelaySearch = {
  country: RelayCountry
  zip?: string
  city?: string
  /** Of the parcel: points that cannot take it are left out. */
  weightGrams: number
}

/** The carrier's network of relay points. Calls throw `CarrierFault` when it refuses or does not answer in time. */
export type Relays = {
  /** The nearest first, at most 30; none for an unknown place, or for an ambiguous town name. */
  find(search: RelaySearch): Promise<RelayPoint[]>
  /** null when no point has this id, or it is permanently closed. */
  get(id: string): Promise<RelayPoint | null>
}
