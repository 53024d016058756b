import { BRAND_NAME } from '@/content/brand-name'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundable } from '@/lib/domain/refunds/policy'
import { refundableOf } from '@/lib/domain/refunds/refund-of-pieces'
import { RefundSheet } from './refund-sheet'

/** What `?fiche=` names for the sheet. */
const SHEET = 'remboursement'

const orderPath = (id: number) => `/orders/${id}`
export const refundPath = (id: number) => `${orderPath(id)}?fiche=${SHEET}`
export const namesRefund = (sheet: string | string[] | undefined) => sheet === SHEET

/** The sheet over the order; only the page's title where nothing can be refunded any more. */
export function OpenRefund({ order, pageTitle }: { order: Order; pageTitle: string }) {
  const { id, items, refunds, customer } = order
  if (!isRefundable(order, refunds)) return <title>{`${pageTitle} · ${BRAND_NAME}`}</title>
  const refundable = refundableOf(order)
  const left = new Map(refundable.lines.map((line) => [line.id, line.left]))
  return (
    <RefundSheet
      orderId={id}
      refundId={crypto.randomUUID()}
      refundable={refundable}
      lines={items
        .map(({ id: itemId, name, size, unitPriceCents }) => ({
          ...{ itemId, name, size, unitPriceCents },
          left: left.get(itemId) ?? 0,
        }))
        .filter((line) => line.left > 0)}
      customerName={customer?.name ?? ''}
      pageTitle={pageTitle}
      closeHref={orderPath(id)}
    />
  )
}
