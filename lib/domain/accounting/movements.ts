import { type SQL, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { shipments } from '@/db/schema/shipments'
import { type Month, startOfMonth } from '../calendar'
import { COUNTED_REFUNDS } from '../refunds/policy'

/** Whole months in Paris; `until` is exclusive. */
export type Span = { from: Month; until: Month }

const at = (month: Month) => sql`${startOfMonth(month).toISOString()}::timestamptz`
export const isWithin = (column: SQL, { from, until }: Span): SQL =>
  sql`${column} >= ${at(from)} and ${column} < ${at(until)}`

const counted = sql.raw(COUNTED_REFUNDS.map((status) => `'${status}'`).join(', '))

/** What moved in a website's accounts within a span, as a table. */
export const movementsOf = (websiteId: number, span: Span): SQL =>
  sql`(${sql.join(movementKinds(websiteId, span), sql` union all `)}) movements`

/** The same, one query per kind: sales, refunds, labels. Summing each kind before the union is cheaper over many rows, and so are
 *  sums of integers, which PostgreSQL adds up as bigint. */
export function movementKinds(websiteId: number, span: Span): SQL[] {
  const sales = sql`
    select o.id as order_id, 'sale' as kind, o.paid_at as at, o.total_cents as gross, o.delivery_cents as delivery,
           o.vat200_cents as vat200, o.vat100_cents as vat100, o.vat55_cents as vat55,
           o.vat21_cents as vat21, 0 as refund, o.fee_cents as fee, 0 as label
    from ${orders} o
    where o.website_id = ${websiteId} and ${isWithin(sql`o.paid_at`, span)}`
  const refunded = sql`
    select r.order_id, 'refund' as kind, r.created_at as at, 0 as gross, 0 as delivery,
           -r.vat200_cents as vat200, -r.vat100_cents as vat100, -r.vat55_cents as vat55,
           -r.vat21_cents as vat21, r.amount_cents as refund, -r.fee_cents as fee, 0 as label
    from ${refunds} r join ${orders} o on o.id = r.order_id
    where o.website_id = ${websiteId} and ${isWithin(sql`r.created_at`, span)} and r.status in (${counted})`
  const labels = sql`
    select o.id as order_id, 'label' as kind, o.shipped_at as at, 0 as gross, 0 as delivery,
           0 as vat200, 0 as vat100, 0 as vat55, 0 as vat21,
           0 as refund, 0 as fee, s.tariff_cents as label
    from ${orders} o join ${shipments} s on s.order_id = o.id
    where o.website_id = ${websiteId} and ${isWithin(sql`o.shipped_at`, span)} and s.tariff_cents > 0`
  return [sales, refunded, labels]
}
