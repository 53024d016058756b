import { type SQL, sql } from 'drizzle-orm'
import { orderItems, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { shipments } from '@/db/schema/shipments'
import { COUNTED_REFUNDS } from '../orders/policy'

/** A span of whole months in Paris: from the first day of the one to that of the other, which is not in it. */
export type Span = { from: string; until: string }

const start = (day: string) => sql`(${`${day} 00:00`}::timestamp at time zone 'Europe/Paris')`
export const isWithin = (column: SQL, { from, until }: Span): SQL =>
  sql`${column} >= ${start(from)} and ${column} < ${start(until)}`

/** The VAT in an order `o`, as `vatOf` takes it out of each rate's sum; delivery counts at 20 %. */
const vat = sql`lateral (
  select coalesce(sum(cents) filter (where rate = 200), 0) as vat200, coalesce(sum(cents) filter (where rate = 100), 0) as vat100,
         coalesce(sum(cents) filter (where rate = 55), 0) as vat55, coalesce(sum(cents) filter (where rate = 21), 0) as vat21
  from (
    select rate, (2 * sum(gross) * rate + 1000 + rate)::bigint / (2 * (1000 + rate)) as cents
    from (
      select vat_permille as rate, unit_price_cents::bigint * quantity - discount_cents as gross
      from ${orderItems} where order_id = o.id
      union all select 200, o.delivery_cents
    ) taxed
    where coalesce(o.seller ->> 'vatRegime', 'standard') <> 'exempt'
    group by rate
  ) by_rate
) v`

/** The part of an order's sum that goes back with a refund: rounded so that all refunds of an order make up the whole. */
const returned = (cents: SQL): SQL => {
  const upTo = (refunded: SQL) =>
    sql`(2 * ${cents}::bigint * ${refunded} + o.total_cents) / (2 * o.total_cents)`
  return sql`(${upTo(sql`least(r.before + r.amount_cents, o.total_cents)`)} - ${upTo(sql`least(r.before, o.total_cents)`)})`
}

const counted = sql.raw(COUNTED_REFUNDS.map((status) => `'${status}'`).join(', '))

/** What moved in a website's accounts within a span, as a table. */
export function movementsOf(websiteId: number, span: Span): SQL {
  return sql`(
    select o.id as order_id, 'sale' as kind, o.paid_at as at, o.total_cents::bigint as gross, o.delivery_cents::bigint as delivery,
           v.vat200, v.vat100, v.vat55, v.vat21, 0::bigint as refund, o.fee_cents::bigint as fee, 0::bigint as label
    from ${orders} o, ${vat}
    where o.website_id = ${websiteId} and ${isWithin(sql`o.paid_at`, span)}
    union all
    select o.id, 'refund', r.created_at, 0, 0,
           -${returned(sql`v.vat200`)}, -${returned(sql`v.vat100`)}, -${returned(sql`v.vat55`)}, -${returned(sql`v.vat21`)},
           r.amount_cents, -${returned(sql`o.fee_cents`)}, 0
    from (
      select refund.*, coalesce((
        select sum(earlier.amount_cents) from ${refunds} earlier
        where earlier.order_id = refund.order_id and earlier.id < refund.id and earlier.status in (${counted})
      ), 0)::bigint as before
      from ${refunds} refund
      where ${isWithin(sql`refund.created_at`, span)} and refund.status in (${counted})
    ) r
    join ${orders} o on o.id = r.order_id, ${vat}
    where o.website_id = ${websiteId}
    union all
    select o.id, 'label', o.shipped_at, 0, 0, 0, 0, 0, 0, 0, 0, s.tariff_cents
    from ${orders} o join ${shipments} s on s.order_id = o.id
    where o.website_id = ${websiteId} and ${isWithin(sql`o.shipped_at`, span)} and s.tariff_cents > 0
  ) movements`
}
