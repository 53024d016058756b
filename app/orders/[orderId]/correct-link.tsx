import { Pencil } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { labelObstacle, type ShipmentRow, whyNotCorrectable } from '@/lib/domain/shipping/policy'

type Props = { order: Order; shipment: ShipmentRow | null; what: 'livraison' | 'client' }

const WHAT = { livraison: 'la livraison', client: 'le client' }

/** Leads to the correction of a part of the order; once it has a label, the reason why there is none. */
export function CorrectLink({ order, shipment, what }: Props) {
  const state = shipment?.state ?? null
  const obstacle = labelObstacle(order, state)
  if (obstacle) return <p className="text-muted text-sm print:hidden">{obstacle}</p>
  if (whyNotCorrectable(order, state)) return null
  return (
    <AppLink
      href={`/orders/${order.id}?corriger=${what}`}
      scroll={false}
      className={buttonStyle({ look: 'secondary', size: 'small', className: 'self-start print:hidden' })}
    >
      <Pencil aria-hidden="true" className="size-4" />
      Corriger<span className="sr-only"> {WHAT[what]}</span>
    </AppLink>
  )
}
