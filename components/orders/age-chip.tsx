import { daysWaited } from '@/lib/domain/orders/policy'
import { Badge } from '../ui/badge'

/** The number of days after which shoppers may complain. */
const LATE_DAYS = 2
const TOO_LATE_DAYS = 5

/** How long an order has waited since it was paid. */
export function AgeChip({ order, now }: { order: { paidAt: Date | null; createdAt: Date }; now: Date }) {
  const days = daysWaited(order, now)
  const look = days >= TOO_LATE_DAYS ? 'danger' : days >= LATE_DAYS ? 'late' : 'info'
  return (
    <Badge look={look}>
      {days === 0 ? 'Depuis moins d’un jour' : `Depuis ${days} ${days > 1 ? 'jours' : 'jour'}`}
    </Badge>
  )
}
