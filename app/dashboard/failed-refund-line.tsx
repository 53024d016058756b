import { TriangleAlert } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { formatEuros } from '@/lib/domain/money'
import type { OrderAlert } from '@/lib/domain/orders/order-alerts'

/** Money that did not reach a shopper, among what is to do. */
export const FailedRefundLine = ({ refund }: { refund: OrderAlert }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
    <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger max-sm:hidden" />
    <span className="min-w-0 flex-1 basis-56">
      <AppLink href={`/orders/${refund.orderId}`} className="plain-link wrap-anywhere font-semibold">
        Remboursement à refaire #{refund.orderId}
      </AppLink>
      <span className="wrap-anywhere block text-muted text-sm">
        {[refund.customerName, refund.siteName].filter(Boolean).join(' · ')}
      </span>
    </span>
    <Badge look="danger">Non arrivé</Badge>
    <span className="ml-auto w-24 text-right tabular-nums">{formatEuros(refund.amountCents ?? 0)}</span>
  </li>
)
