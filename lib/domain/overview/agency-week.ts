import { sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { invoices } from '@/db/schema/invoices'
import { orders } from '@/db/schema/orders'
import { projectRequests } from '@/db/schema/project-requests'
import { tickets } from '@/db/schema/tickets'
import { addDays, type Day, parisDay, parisInstant } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** A day of the agency in Paris. */
export type AgencyDay = {
  day: Day
  leads: number
  orders: number
  orderCents: number
  /** Overdue amounts that clients owed the agency at the end of the day. */
  lateCents: number
  /** Time from opening to first answer, for each answered ticket of the day. */
  answerMinutes: number[]
}

/** The seven days up to today, and the seven before them; both oldest first. */
export type AgencyWeek = { now: AgencyDay[]; before: AgencyDay[] }

const DAYS = 7

type Counted = { kind: string; day: Day; count: number; cents: number; minutes: number[] | null }

/** Leads, orders, overdue amounts and answer times by day, in one statement. */
export async function readAgencyWeek(reads: Reads): Promise<AgencyWeek> {
  requirePermission(reads, 'admin.enter')
  const today = parisDay(reads.now())
  const from = addDays(today, 1 - 2 * DAYS)
  const since = sql`${parisInstant(from).toISOString()}::timestamptz`
  const dayOf = (at: unknown) => sql`(${at} at time zone 'Europe/Paris')::date::text`
  const nothing = sql`0::float8 as cents, null::float8[] as minutes`
  const rows: Counted[] = await reads.db
    .select({
      kind: sql<string>`kind`,
      day: sql<Day>`day`,
      count: sql<number>`count`,
      cents: sql<number>`cents`,
      minutes: sql<number[] | null>`minutes`,
    })
    .from(
      sql`(
        select 'leads' as kind, ${dayOf(contactMessages.createdAt)} as day, count(*)::int as count, ${nothing}
        from ${contactMessages} where not ${contactMessages.suspicious} and ${contactMessages.createdAt} >= ${since} group by 2
        union all
        select 'leads', ${dayOf(projectRequests.createdAt)}, count(*)::int, ${nothing}
        from ${projectRequests} where ${projectRequests.createdAt} >= ${since} group by 2
        union all
        select 'orders', ${dayOf(orders.paidAt)}, count(*)::int, sum(${orders.totalCents})::float8, null
        from ${orders} where ${orders.paidAt} >= ${since} group by 2
        union all
        select 'answers', ${dayOf(tickets.createdAt)}, count(*)::int, 0,
          array_agg(extract(epoch from ${tickets.firstAnsweredAt} - ${tickets.createdAt})::float8 / 60)
        from ${tickets} where ${tickets.createdAt} >= ${since} and ${tickets.firstAnsweredAt} is not null group by 2
        union all
        select 'late', days.day::date::text, count(*)::int, sum(${invoices.totalCents} - ${invoices.creditedCents})::float8, null
        from generate_series(${from}::date, ${today}::date, interval '1 day') as days (day)
          join ${invoices} on coalesce(${invoices.refusedOn}, ${invoices.dueOn} + 1) <= days.day
            and (${invoices.status} = 'issued' or ${invoices.paidOn} > days.day)
        where ${invoices.kind} = 'invoice' and (${invoices.status} = 'issued' or ${invoices.paidOn} >= ${from}::date)
        group by days.day
      ) as counted`,
    )
  const days = Array.from({ length: 2 * DAYS }, (_, index) => dayFrom(addDays(from, index), rows))
  return { before: days.slice(0, DAYS), now: days.slice(DAYS) }
}

function dayFrom(day: Day, rows: readonly Counted[]): AgencyDay {
  const of = (kind: string) => rows.filter((row) => row.kind === kind && row.day === day)
  const sum = (kind: string, what: 'count' | 'cents') => of(kind).reduce((all, row) => all + row[what], 0)
  return {
    day,
    leads: sum('leads', 'count'),
    orders: sum('orders', 'count'),
    orderCents: sum('orders', 'cents'),
    lateCents: sum('late', 'cents'),
    answerMinutes: of('answers').flatMap(({ minutes }) => minutes ?? []),
  }
}

/** The median of some numbers, the mean of the two middle ones for an even count; null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}
