import { Pencil } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { Parcel } from '@/lib/domain/orders/parcel'
import { labelObstacle, whyNotCorrectable } from '@/lib/domain/orders/policy'
import type { Order } from '@/lib/domain/orders/queries'

type Props = { order: Order; parcel: Parcel | null; what: 'livraison' | 'client' }

const WHAT = { livraison: 'la livraison', client: 'le client' }

/** Leads to the correction of a part of the order; once it has a label, the reason why there is none. */
export function CorrectLink({ order, parcel, what }: Props) {
  const shipment = parcel?.shipment ?? null
  const obstacle = labelObstacle(order, shipment)
  if (obstacle) return <p className="text-muted text-sm print:hidden">{obstacle}</p>
  if (whyNotCorrectable(order, shipment)) return null
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
