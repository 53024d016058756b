import { Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import type { Order } from '@/lib/domain/orders/queries'

/** The carrier reported that the parcel is stuck, and no progress since. */
export function ParcelStopped({ order: { shipment, trackingUrl, expeditionNumber } }: { order: Order }) {
  if (!shipment?.anomalyAt) return null
  return (
    <Alert
      look="late"
      className="print:hidden"
      action={
        trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noreferrer" className="font-semibold underline">
            Suivre le colis
          </a>
        )
      }
    >
      Le transporteur signale une anomalie sur ce colis
      <span className="block max-w-prose font-normal">
        Le <Moment at={shipment.anomalyAt} />. Il peut repartir de lui-même&nbsp;; sinon, contactez Mondial
        Relay avec le numéro {expeditionNumber}.
      </span>
    </Alert>
  )
}
