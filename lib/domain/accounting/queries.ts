import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { type Month, parisDay, shiftMonth, startOfMonth } from '../calendar'
import type { Reads } from '../context'
import { getWebsite } from '../websites/queries'
import { movementKinds, movementsOf } from './movements'
import type { MonthOfAccounts, Movement } from './schema'

const cents = (expression: string) => sql<number>`${sql.raw(expression)}::float8`

const SUMS = {
  grossCents: 'gross',
  deliveryCents: 'delivery',
  vat200Cents: 'vat200',
  vat100Cents: 'vat100',
  vat55Cents: 'vat55',
  vat21Cents: 'vat21',
  refundCents: 'refund',
  feeCents: 'fee',
  labelCents: 'label',
} as const
type Sum = keyof typeof SUMS
const columns = (write: (name: string) => string) =>
  Object.fromEntries(Object.entries(SUMS).map(([field, name]) => [field, cents(write(name))])) as Record<
    Sum,
    ReturnType<typeof cents>
  >

/** When the months of a year begin in Paris. */
const monthStarts = (year: number) => {
  const starts = Array.from({ length: 12 }, (_, index) => startOfMonth(shiftMonth(`${year}-01`, index)))
  return sql`${sql.param(starts)}::timestamptz[]`
}

/** The months of a year with movements in the accounts of the actor's website; `not_found` for another's. */
export async function readAccounts(
  reads: Reads,
  { websiteId, year }: { websiteId: number; year: number },
): Promise<MonthOfAccounts[]> {
  const { id } = await getWebsite(reads, websiteId)
  const span = { from: `${year}-01`, until: `${year + 1}-01` } as const
  // Finding the month among the month starts costs less than a time zone conversion per row.
  const month = sql`width_bucket(at, ${monthStarts(year)})`
  const sums = Object.values(SUMS).map((name) => sql.raw(`sum(${name}) as ${name}`))
  const sumsByKind = movementKinds(id, span).map(
    (rows) => sql`
      select ${month} as month, count(*) filter (where kind = 'sale') as sales, ${sql.join(sums, sql`, `)}
      from (${rows}) of_kind group by 1`,
  )
  return reads.db
    .select({
      month: sql`month`.mapWith((number) => `${year}-${String(number).padStart(2, '0')}`),
      sales: sql<number>`sum(sales)::int`,
      ...columns((name) => `sum(${name})`),
    })
    .from(sql`(${sql.join(sumsByKind, sql` union all `)}) kinds`)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** All movements of a month, oldest first; `not_found` for another's website. */
export async function listMovements(
  reads: Reads,
  { websiteId, month }: { websiteId: number; month: Month },
): Promise<Movement[]> {
  const { id } = await getWebsite(reads, websiteId)
  return reads.db
    .select({
      orderId: sql<number>`order_id`,
      kind: sql<Movement['kind']>`kind`,
      at: sql`at`.mapWith(orders.createdAt),
      ...columns((name) => name),
    })
    .from(movementsOf(id, { from: month, until: shiftMonth(month, 1) }))
    .orderBy(sql`at, order_id, kind`)
}

/** The year in Paris of a website's first sale; null without one. */
export async function readFirstYear(reads: Reads, websiteId: number): Promise<number | null> {
  const { id } = await getWebsite(reads, websiteId)
  const [first] = await reads.db
    .select({ paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.websiteId, id), isNotNull(orders.paidAt)))
    .orderBy(orders.paidAt)
    .limit(1)
  return first?.paidAt ? Number(parisDay(first.paidAt).slice(0, 4)) : null
}
