type Parcel = { state: 'registered' | 'in_transit' | 'delivered' | null; isStopped: boolean }

/** The state of a shipped parcel, in a list; null without the carrier's tracking, or once the order's status shows it. */
export function parcelWords(status: string, parcel: Parcel | null): string | null {
  if (status !== 'shipped' || !parcel) return null
  if (parcel.isStopped) return 'Colis bloqué'
  if (parcel.state === 'in_transit') return 'En route'
  return parcel.state === 'registered' ? 'Attendu par le transporteur' : null
}
