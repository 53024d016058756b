import type { ReactNode } from 'react'
import { placeOf } from '@/components/orders/place-of'
import { CopyButton } from '@/components/ui/copy-button'
import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'
import { otherCarrierOf } from '@/lib/domain/shipping/policy'

type Props = { order: Order; correct: ReactNode; obstacle: ReactNode }

/** The destination of the order, and the parcel's number. */
export function DeliveryCard({ order, correct, obstacle }: Props) {
  const { expeditionNumber, trackingUrl, shipment } = order
  const otherCarrier = shipment && otherCarrierOf(shipment)
  const isSent = order.deliveryMethod !== 'pickup'
  const named = order.deliveryMethod === 'home' && order.customer ? [order.customer.name] : []
  const place = [...named, ...placeOf(order)]
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5 sm:p-6 print:p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">Livraison</h2>
        {isSent && !order.shopperErasedAt && correct}
      </div>
      <p className="font-semibold">{method(order.deliveryMethod)}</p>
      {/* The French term next to the specification's. */}
      {order.deliveryMethod === 'relay' && <p className="-mt-3 text-muted text-sm">Point relais</p>}
      {place.map((line) => (
        <p key={line} className="wrap-anywhere -mt-3">
          {line}
        </p>
      ))}
      {otherCarrier && <p className="wrap-anywhere">Transporteur&nbsp;: {otherCarrier}</p>}
      {expeditionNumber && (
        <p className="wrap-anywhere">
          <span className="block text-muted text-sm">N° de suivi</span>
          <span lang="en">Tracking ID</span>&nbsp;:{' '}
          <span className="font-semibold tabular-nums">{expeditionNumber}</span>
        </p>
      )}
      {((isSent && !order.shopperErasedAt) || trackingUrl) && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {isSent && !order.shopperErasedAt && (
            <CopyButton
              isIcon
              text={place.join('\n')}
              label="Copier l’adresse"
              instead="sélectionnez l’adresse."
            />
          )}
          {expeditionNumber && (
            <CopyButton
              text={expeditionNumber}
              label="Copier le numéro"
              about="suivi du colis"
              instead="sélectionnez le numéro."
            />
          )}
          {trackingUrl && (
            <a href={trackingUrl} target="_blank" rel="noreferrer" className="text-link">
              Suivre le colis
            </a>
          )}
        </div>
      )}
      {isSent && !order.shopperErasedAt && obstacle}
    </Card>
  )
}

const METHODS: Record<string, [emoji: string, words: string]> = {
  home: ['🏠', 'Livraison à domicile'],
  relay: ['📦', 'Livraison en point relay'],
  pickup: ['🏪', 'Retrait en magasin'],
}

function method(name: string) {
  const known = METHODS[name]
  if (!known) return name || '—'
  const [emoji, words] = known
  return (
    <>
      <span aria-hidden="true">{emoji}</span> {words}
    </>
  )
}
