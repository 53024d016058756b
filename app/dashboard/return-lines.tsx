import { Undo2 } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { Moment } from '@/components/ui/dates'
import type { OrderAlert } from '@/lib/domain/orders/order-alerts'

/** Return requests that wait to be seen. */
export const ReturnLines = ({ returns }: { returns: OrderAlert[] }) => (
  <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-low">
    {returns.map(({ id, orderId, customerName, siteName, at }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
        <Undo2 aria-hidden="true" className="size-5 shrink-0 text-accent-text max-sm:hidden" />
        <span className="min-w-0 flex-1 basis-56">
          <AppLink href={`/orders/${orderId}`} className="plain-link wrap-anywhere font-semibold">
            Retour demandé, commande #{orderId}
          </AppLink>
          <span className="wrap-anywhere block text-muted text-sm">
            {[customerName, siteName].filter(Boolean).join(' · ')}
          </span>
        </span>
        {at && (
          <span className="text-muted text-sm">
            <Moment at={at} />
          </span>
        )}
      </li>
    ))}
  </ul>
)
