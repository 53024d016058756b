import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundable } from '@/lib/domain/refunds/policy'
import { refundPath } from './open-refund'

/** Opens the refund sheet. */
export const RefundLink = ({ order }: { order: Order }) =>
  isRefundable(order, order.refunds) && (
    <AppLink
      href={refundPath(order.id)}
      scroll={false}
      className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
    >
      Rembourser
    </AppLink>
  )
