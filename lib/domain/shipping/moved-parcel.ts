import type { ParcelState } from '@/lib/providers/shipments/shipments'

/** In the order in which a parcel gets there. */
const STATES = ['registered', 'in_transit', 'delivered'] as const

export type Parcel = {
  parcelState: (typeof STATES)[number] | null
  parcelStateAt: Date | null
  anomalyAt: Date | null
}
export type ParcelReport = { state: ParcelState; at: Date }

/** A parcel's state after a report of the carrier; null when the report changes nothing. Reports come several times and in
 *  any order: a state never goes back, and an anomaly lasts until a later report of progress. */
export function movedParcel(parcel: Parcel, { state, at }: ParcelReport): Parcel | null {
  const { parcelState, parcelStateAt, anomalyAt } = parcel
  if (parcelState === 'delivered') return null
  if (state === 'anomaly')
    return isLater(at, parcelStateAt) && isLater(at, anomalyAt) ? { ...parcel, anomalyAt: at } : null
  const ahead = STATES.indexOf(state) - (parcelState ? STATES.indexOf(parcelState) : -1)
  const goesOn = anomalyAt !== null && at > anomalyAt
  if (ahead < 0 || (ahead === 0 && !goesOn)) return null
  return {
    parcelState: state,
    parcelStateAt: isLater(at, parcelStateAt) ? at : parcelStateAt,
    anomalyAt: goesOn || state === 'delivered' ? null : anomalyAt,
  }
}

const isLater = (at: Date, than: Date | null) => than === null || at > than
