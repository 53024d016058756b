import { PackageX } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import type { OrderAlert } from '@/lib/domain/orders/order-alerts'

/** A sent order whose parcel needs its seller. */
export const StoppedParcelLine = ({ parcel }: { parcel: OrderAlert }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
    <PackageX aria-hidden="true" className="size-5 shrink-0 text-late max-sm:hidden" />
    <span className="min-w-0 flex-1 basis-56">
      <AppLink href={`/orders/${parcel.orderId}`} className="plain-link wrap-anywhere font-semibold">
        Colis à débloquer #{parcel.orderId}
      </AppLink>
      <span className="wrap-anywhere block text-muted text-sm">
        {[parcel.customerName, parcel.siteName, parcel.expeditionNumber].filter(Boolean).join(' · ')}
      </span>
    </span>
    <Badge look="late">Anomalie</Badge>
  </li>
)
