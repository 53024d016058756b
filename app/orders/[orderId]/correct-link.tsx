import { Pencil } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { labelObstacle, type ShipmentRow, whyNotCorrectable } from '@/lib/domain/shipping/policy'

type Facts = { order: Order; shipment: ShipmentRow | null }
type Props = Facts & { what: 'livraison' | 'client' }

const WHAT = { livraison: 'la livraison', client: 'le client' }

/** Links to the correction of a part of the order. */
export function CorrectLink({ order, shipment, what }: Props) {
  const state = shipment?.state ?? null
  if (labelObstacle(order, state) || whyNotCorrectable(order, state)) return null
  return (
    <AppLink
      href={`/orders/${order.id}?corriger=${what}`}
      scroll={false}
      className={buttonStyle({ look: 'secondary', size: 'small', className: 'print:hidden' })}
    >
      <Pencil aria-hidden="true" className="size-4" />
      Corriger<span className="sr-only"> {WHAT[what]}</span>
    </AppLink>
  )
}

/** Once the order has a label: why it can no longer be corrected. */
export function LabelObstacle({ order, shipment }: Facts) {
  const obstacle = labelObstacle(order, shipment?.state ?? null)
  return obstacle && <p className="text-muted text-sm print:hidden">{obstacle}</p>
}
