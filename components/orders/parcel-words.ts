type Parcel = { state: 'registered' | 'in_transit' | 'delivered' | null; isStopped: boolean }

/** Where a sent parcel is, in a list; nothing for one of which no carrier tells, and once the order itself says it. */
export function parcelWords(status: string, parcel: Parcel | null): string | null {
  if (status !== 'shipped' || !parcel) return null
  if (parcel.isStopped) return 'Colis bloqué'
  if (parcel.state === 'in_transit') return 'En route'
  return parcel.state === 'registered' ? 'Attendu par le transporteur' : null
}
