import { BRAND_NAME } from '@/content/brand-name'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundable } from '@/lib/domain/refunds/policy'
import { refundableOf } from '@/lib/domain/refunds/refund-of-items'
import type { ListedWithdrawal } from '@/lib/domain/withdrawals/queries'
import { refundOfWithdrawal } from '@/lib/domain/withdrawals/refund-of-withdrawal'
import { RefundSheet } from './refund-sheet'

/** The value of `?fiche=` for the sheet. */
const SHEET = 'remboursement'

const orderPath = (id: number) => `/orders/${id}`
export const refundPath = (id: number) => `${orderPath(id)}?fiche=${SHEET}`
export const namesRefund = (sheet: string | string[] | undefined) => sheet === SHEET

type Props = {
  order: Order
  pageTitle: string
  withdrawals: ListedWithdrawal[]
  /** The withdrawal to refund: it fills the sheet, and its key prevents a second refund. */
  withdrawal: ListedWithdrawal | undefined
}

/** The sheet over the order; only the page's title when nothing is left to refund. */
export function OpenRefund({ order, pageTitle, withdrawals, withdrawal }: Props) {
  const { id, items, refunds, customer } = order
  if (!isRefundable(order, refunds)) return <title>{`${pageTitle} · ${BRAND_NAME}`}</title>
  const begins = withdrawal && refundOfWithdrawal(order, withdrawals, withdrawal)
  const refundable = begins?.refundable ?? refundableOf(order)
  const left = new Map(refundable.lines.map((line) => [line.id, line.left]))
  return (
    <RefundSheet
      orderId={id}
      refundId={withdrawal?.refundKey ?? crypto.randomUUID()}
      refundable={refundable}
      begins={begins && { choice: begins.choice, cents: begins.cents }}
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
