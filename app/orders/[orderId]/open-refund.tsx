import { BRAND_NAME } from '@/content/brand-name'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundable, leftToRefund, piecesLeft } from '@/lib/domain/orders/refund-policy'
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
  const left = new Map(piecesLeft(items, refunds).map(({ itemId, quantity }) => [itemId, quantity]))
  return (
    <RefundSheet
      orderId={id}
      refundId={crypto.randomUUID()}
      leftCents={leftToRefund(order, refunds)}
      lines={items
        .map(({ id: itemId, name, size }) => ({ itemId, name, size, left: left.get(itemId) ?? 0 }))
        .filter((line) => line.left > 0)}
      customerName={customer?.name ?? ''}
      pageTitle={pageTitle}
      closeHref={orderPath(id)}
    />
  )
}
