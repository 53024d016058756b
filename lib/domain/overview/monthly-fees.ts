import { and, gte, isNotNull, ne, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { parisMonth, shiftMonth, startOfMonth } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { MONTHS } from './queries'

/** A month in Paris, `YYYY-MM`. */
export type MonthOfFees = { month: string; feeCents: number }

/** The part of the fee that the provider refunded. */
const returned = sql`coalesce(round(${orders.feeCents}::numeric * ${orders.refundedCents} / nullif(${orders.totalCents}, 0)), 0)`

/** The agency's fees from the orders paid in each of the last months. A refund returns its share of the fee. */
export async function readMonthlyFees(reads: Reads): Promise<MonthOfFees[]> {
  requirePermission(reads, 'admin.enter')
  const since = startOfMonth(shiftMonth(parisMonth(reads.now()), 1 - MONTHS))
  return reads.db
    .select({
      month: sql<string>`to_char(${orders.paidAt} at time zone 'Europe/Paris', 'YYYY-MM')`,
      feeCents: sql<number>`sum(${orders.feeCents} - ${returned})::float8`,
    })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paidAt),
        gte(orders.paidAt, since),
        ne(orders.status, 'refunded'),
        ne(orders.status, 'cancelled'),
      ),
    )
    .groupBy(sql`1`)
}
