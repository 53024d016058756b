import { BRAND_NAME } from '@/content/brand-name'
import type { Context } from '@/lib/domain/context'
import type { Order } from '@/lib/domain/orders/queries'
import type { ShipmentRow } from '@/lib/domain/shipping/policy'
import { isToAnswer, type ListedWithdrawal } from '@/lib/domain/withdrawals/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { Correction, type CorrectionQuery } from './correction'
import { maySendWithOtherCarrier, OTHERWISE } from './may-send-with-other-carrier'
import { namesRefund, OpenRefund } from './open-refund'
import { OtherCarrierSheet } from './other-carrier-sheet'
import { RefuseWithdrawalSheet } from './refuse-withdrawal-sheet'

export type SheetQuery = CorrectionQuery & Query

/** Whether the URL names a sheet, which then sets the page's title. */
export const namesSheet = ({ fiche, corriger }: Query) =>
  corriger !== undefined || fiche === OTHERWISE || namesRefund(fiche) || namesRefusal(fiche)
const namesRefusal = (sheet: Query[string]) => sheet === 'refus'

type Props = {
  ctx: Context
  order: Order
  shipment: ShipmentRow | null
  withdrawals: ListedWithdrawal[]
  pageTitle: string
  query: SheetQuery
}

/** The sheet over the order that the URL names; only the page's title when its action is no longer possible. */
export function OrderSheets({ ctx, order, shipment, withdrawals, pageTitle, query }: Props) {
  const withdrawal = withdrawals.find((one) => String(one.id) === query.retractation && isToAnswer(one))
  const onlyTitle = <title>{`${pageTitle} · ${BRAND_NAME}`}</title>
  return (
    <>
      {namesRefund(query.fiche) && <OpenRefund {...{ order, withdrawals, withdrawal, pageTitle }} />}
      {namesRefusal(query.fiche) &&
        (withdrawal ? (
          <RefuseWithdrawalSheet orderId={order.id} withdrawalId={withdrawal.id} pageTitle={pageTitle} />
        ) : (
          onlyTitle
        ))}
      {query.fiche === OTHERWISE &&
        (maySendWithOtherCarrier(order) ? <OtherCarrierSheet orderId={order.id} /> : onlyTitle)}
      <Correction ctx={ctx} order={order} shipment={shipment} query={query} />
    </>
  )
}
