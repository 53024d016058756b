import { clsx } from 'clsx'
import { parcelWords } from './parcel-words'

type Props = {
  order: { status: string; parcel: Parameters<typeof parcelWords>[1]; trackingUrl: string | null }
}

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
