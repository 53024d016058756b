import { clsx } from 'clsx'

type Parcel = { state: 'registered' | 'in_transit' | 'delivered' | null; isStopped: boolean }
type Props = { order: { status: string; parcel: Parcel | null; trackingUrl: string | null } }

/** The parcel's state, with a link to the carrier's tracking page. */
export function ParcelLine({ order: { status, parcel, trackingUrl } }: Props) {
  const words = parcelWords(status, parcel)
  if (words === null && !trackingUrl) return null
  return (
    <span className="block text-muted text-sm">
      {words && (
        <span className={clsx('block', parcel?.isStopped && 'font-semibold text-late')}>{words}</span>
      )}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="text-link">
          Suivre le colis
        </a>
      )}
    </span>
  )
}

/** The state of a shipped parcel; null without the carrier's tracking, or once the order's status shows it. */
function parcelWords(status: string, parcel: Parcel | null): string | null {
  if (status !== 'shipped' || !parcel) return null
  if (parcel.isStopped) return 'Colis bloqué'
  if (parcel.state === 'in_transit') return 'En route'
  return parcel.state === 'registered' ? 'Attendu par le transporteur' : null
}
