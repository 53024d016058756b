import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { orders } from '@/db/schema/orders'
import { disputes, refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import type { Reads } from '../context'
import { type OpenReason, type OrderFacts, whyOpen } from './why-open'

export type OpenOrder = { id: number; websiteId: number; why: OpenReason }

/** Orders shipped or handed over longer ago can no longer be withdrawn from. */
const WITHDRAWABLE_DAYS = 60

const ofOrder = (
  table: typeof refunds | typeof disputes | typeof returnRequests | typeof orderWithdrawals,
  condition: SQL | undefined,
) => sql<boolean>`exists (select 1 from ${table} where ${and(eq(table.orderId, orders.id), condition)})`

const HAS = {
  openRefund: ofOrder(
    refunds,
    or(
      inArray(refunds.status, ['asked', 'pending', 'requires_action']),
      and(isNotNull(refunds.failedAt), isNull(refunds.handledAt)),
    ),
  ),
  openDispute: ofOrder(
    disputes,
    sql`${disputes.status} not in ('won', 'lost', 'warning_closed', 'prevented', 'charge_refunded')`,
  ),
  unseenReturn: ofOrder(returnRequests, isNull(returnRequests.seenAt)),
  openWithdrawal: ofOrder(
    orderWithdrawals,
    and(
      isNull(orderWithdrawals.refusedAt),
      isNull(orderWithdrawals.handledAt),
      sql`not exists (select 1 from ${refunds} where ${refunds.orderId} = ${orderWithdrawals.orderId}
        and ${refunds.requestId} = ${orderWithdrawals.refundKey} and ${refunds.status} <> 'refused')`,
    ),
  ),
}

/** Those of the orders for which the seller still needs to know who their shopper is, and why. */
export async function listOpenOrders({ db, now }: Reads, condition: SQL): Promise<OpenOrder[]> {
  const since = new Date(now().getTime() - WITHDRAWABLE_DAYS * 86_400_000)
  const rows: (OrderFacts & { id: number; websiteId: number })[] = await db
    .select({
      id: orders.id,
      websiteId: orders.websiteId,
      status: orders.status,
      shippedAt: orders.shippedAt,
      deliveredAt: orders.deliveredAt,
      ...HAS,
    })
    .from(orders)
    .where(
      and(
        condition,
        or(
          inArray(orders.status, ['pending', 'paid']),
          gt(orders.shippedAt, since),
          gt(orders.deliveredAt, since),
          ...Object.values(HAS),
        ),
      ),
    )
    .orderBy(asc(orders.id))
  return rows.flatMap((order) => {
    const why = whyOpen(order, now())
    return why ? [{ id: order.id, websiteId: order.websiteId, why }] : []
  })
}
