import { type SQL, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { shipments } from '@/db/schema/shipments'
import { type Month, startOfMonth } from '../calendar'
import { COUNTED_REFUNDS } from '../refunds/policy'

/** A span of whole months in Paris, without the last. */
export type Span = { from: Month; until: Month }

const at = (month: Month) => sql`${startOfMonth(month).toISOString()}::timestamptz`
export const isWithin = (column: SQL, { from, until }: Span): SQL =>
  sql`${column} >= ${at(from)} and ${column} < ${at(until)}`

/** The part of an order's sum that goes back with a refund: rounded so that all refunds of an order make up the whole. */
const returned = (cents: SQL): SQL => {
  const upTo = (refunded: SQL) =>
    sql`(2 * ${cents}::bigint * ${refunded} + r.total_cents) / (2 * r.total_cents)`
  return sql`(${upTo(sql`least(r.before + r.amount_cents, r.total_cents)`)} - ${upTo(sql`least(r.before, r.total_cents)`)})`
}

const counted = sql.raw(COUNTED_REFUNDS.map((status) => `'${status}'`).join(', '))

/** What moved in a website's accounts within a span, as a table. */
export const movementsOf = (websiteId: number, span: Span): SQL =>
  sql`(${sql.join(movementKinds(websiteId, span), sql` union all `)}) movements`

/** The same by kind: sales, refunds, labels. A sum over many rows is cheaper before they are put together. */
export function movementKinds(websiteId: number, span: Span): SQL[] {
  const sales = sql`
    select o.id as order_id, 'sale' as kind, o.paid_at as at, o.total_cents::bigint as gross, o.delivery_cents::bigint as delivery,
           o.vat200_cents::bigint as vat200, o.vat100_cents::bigint as vat100, o.vat55_cents::bigint as vat55,
           o.vat21_cents::bigint as vat21, 0::bigint as refund, o.fee_cents::bigint as fee, 0::bigint as label
    from ${orders} o
    where o.website_id = ${websiteId} and ${isWithin(sql`o.paid_at`, span)}`
  const refunded = sql`
    select r.id as order_id, 'refund' as kind, r.at, 0::bigint as gross, 0::bigint as delivery,
           -${returned(sql`r.vat200_cents`)} as vat200, -${returned(sql`r.vat100_cents`)} as vat100,
           -${returned(sql`r.vat55_cents`)} as vat55, -${returned(sql`r.vat21_cents`)} as vat21,
           r.amount_cents::bigint as refund, -${returned(sql`r.fee_cents`)} as fee, 0::bigint as label
    from (
      select o.*, refund.amount_cents, refund.created_at as at, coalesce((
        select sum(earlier.amount_cents) from ${refunds} earlier
        where earlier.order_id = refund.order_id and earlier.id < refund.id and earlier.status in (${counted})
      ), 0)::bigint as before
      from ${refunds} refund join ${orders} o on o.id = refund.order_id
      where o.website_id = ${websiteId} and ${isWithin(sql`refund.created_at`, span)} and refund.status in (${counted})
      -- Sums the earlier ones once a refund, not once for each column above.
      offset 0
    ) r`
  const labels = sql`
    select o.id as order_id, 'label' as kind, o.shipped_at as at, 0::bigint as gross, 0::bigint as delivery,
           0::bigint as vat200, 0::bigint as vat100, 0::bigint as vat55, 0::bigint as vat21,
           0::bigint as refund, 0::bigint as fee, s.tariff_cents::bigint as label
    from ${orders} o join ${shipments} s on s.order_id = o.id
    where o.website_id = ${websiteId} and ${isWithin(sql`o.shipped_at`, span)} and s.tariff_cents > 0`
  return [sales, refunded, labels]
}
