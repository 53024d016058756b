import { type SQL, sql } from 'drizzle-orm'
import { feeEntries } from '@/db/schema/fee-statements'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { websites } from '@/db/schema/websites'
import { type Month, shiftMonth, startOfMonth } from '../calendar'
import type { Reads } from '../context'
import { COUNTED_REFUNDS } from '../refunds/policy'

/** The part of an order's fee that is in no statement yet, in cents. `returnedCents`: given back with refunds; negative when one
 *  failed. */
export type Unsettled = { orderId: number; clientId: number; feeCents: number; returnedCents: number }

type Wanted = {
  /** The first month whose fees are invoiced. */
  since: Month
  /** Counts orders and refunds up to its end. */
  month: Month
  /** Only these orders. */
  orderIds?: number[]
}

const at = (month: Month) => sql`${startOfMonth(month).toISOString()}::timestamptz`
const counted = sql.raw(COUNTED_REFUNDS.map((status) => `'${status}'`).join(', '))

/** The orders up to the end of a month whose fees differ from those in their statements: orders paid in it, and those with a
 *  refund made, confirmed or lost since. An order stays with the seller of its first statement. */
export function readUnsettled({ db }: Pick<Reads, 'db'>, { since, month, orderIds }: Wanted) {
  const end = at(shiftMonth(month, 1))
  // A payment of the month before may have become known late.
  const recent = shiftMonth(month, -1)
  const isCandidate: SQL = orderIds
    ? sql`o.id = any(${sql.param(orderIds)}::int[])`
    : sql`(o.paid_at >= ${at(recent)} or o.id in (
        select r.order_id from ${refunds} r where r.created_at >= ${at(since)} and r.created_at < ${end}))`
  return db
    .select({
      orderId: sql<number>`order_id`,
      clientId: sql<number>`client_id`,
      feeCents: sql<number>`fee`,
      returnedCents: sql<number>`returned`,
    })
    .from(
      sql`(
        select o.id as order_id, coalesce(settled.client_id, w.client_id) as client_id,
          o.fee_cents - settled.fee as fee, back.returned - settled.returned as returned
        from ${orders} o
        join ${websites} w on w.id = o.website_id
        cross join lateral (
          select coalesce(sum(e.fee_cents), 0)::int as fee, coalesce(sum(e.returned_cents), 0)::int as returned,
            min(e.client_id) as client_id
          from ${feeEntries} e where e.order_id = o.id) settled
        cross join lateral (
          select coalesce(sum(r.fee_cents), 0)::int as returned from ${refunds} r
          where r.order_id = o.id and r.created_at < ${end} and r.status in (${counted})) back
        where o.paid_at >= ${at(since)} and o.paid_at < ${end} and ${isCandidate}
          and (o.fee_cents <> settled.fee or back.returned <> settled.returned)
      ) as unsettled`,
    )
    .orderBy(sql`client_id, order_id`)
}
