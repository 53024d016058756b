import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { users } from '@/db/schema/users'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import { AGES, type Age } from './ages'

const dueCents = sql<number>`(${invoices.totalCents} - ${invoices.creditedCents})`
/** Days after the due date; 0 if not late. A refusal makes an invoice late at once, hence at least 1. */
const lateDays = (today: Day) => sql<number>`case
  when coalesce(${invoices.refusedOn}, ${invoices.dueOn} + 1) <= ${today}::date
  then greatest(1, ${today}::date - ${invoices.dueOn}) else 0 end`

const isOpen = and(
  eq(invoices.status, 'issued'),
  eq(invoices.kind, 'invoice'),
  gt(invoices.totalCents, invoices.creditedCents),
)

/** A sum in cents, and of how many invoices. */
export type Sum = { count: number; cents: number }
export type Receivables = { inTime: Sum; late: Record<Age, Sum> }

/** The sums clients owe: not due yet, and late by age. One statement. */
export async function readReceivables(reads: Reads): Promise<Receivables> {
  requirePermission(reads, 'subscriptions.manage')
  const days = lateDays(parisDay(reads.now()))
  const age = sql<Age | 'in-time'>`case when ${days} = 0 then 'in-time' when ${days} <= 30 then '1-30'
    when ${days} <= 60 then '31-60' when ${days} <= 90 then '61-90' else '90+' end`
  const rows = await reads.db
    .select({ age, count: sql<number>`count(*)::int`, cents: sql<number>`sum(${dueCents})::float8` })
    .from(invoices)
    .where(isOpen)
    .groupBy(sql`1`)
  const of = (wanted: Age | 'in-time'): Sum => {
    const { count = 0, cents = 0 } = rows.find((row) => row.age === wanted) ?? {}
    return { count, cents }
  }
  return {
    inTime: of('in-time'),
    late: Object.fromEntries(AGES.map((wanted) => [wanted, of(wanted)])) as Record<Age, Sum>,
  }
}

export type Receivable = Awaited<ReturnType<typeof readOpen>>[number]

/** Every invoice to be paid, oldest due date first. `isLate`: only the late ones. */
export async function listReceivables(reads: Reads, { isLate = false } = {}): Promise<Receivable[]> {
  requirePermission(reads, 'subscriptions.manage')
  return readOpen(reads, { isLate })
}

/** The late ones without a subscription, whose clients lose no service: the agency asks for them itself. */
export async function listLateStandalone(reads: Reads, limit: number): Promise<Receivable[]> {
  requirePermission(reads, 'subscriptions.manage')
  return lateStandalone(reads, limit)
}

/** The query alone, to be read together with others. */
export const lateStandalone = (reads: Pick<Reads, 'db' | 'now'>, limit: number) =>
  readOpen(reads, { isLate: true, isStandalone: true }).limit(limit)

type Which = { isLate: boolean; isStandalone?: boolean }

function readOpen({ db, now }: Pick<Reads, 'db' | 'now'>, { isLate, isStandalone = false }: Which) {
  const days = lateDays(parisDay(now()))
  return db
    .select({
      id: invoices.id,
      clientId: sql<number>`${invoices.clientId}`.as('clientId'),
      number: sql<string>`${invoices.number}`.as('number'),
      purpose: sql<typeof invoices.$inferSelect.purpose>`${invoices.purpose}`.as('purpose'),
      issuedOn: sql<Day>`${invoices.issuedOn}`.as('issuedOn'),
      dueOn: sql<Day>`${invoices.dueOn}`.as('dueOn'),
      dueCents: dueCents.as('dueCents'),
      lateDays: days.as('lateDays'),
      clientName: sql<string>`${clientColumns.clientName}`.as('clientName'),
      clientEmail: sql<string>`${clientColumns.clientEmail}`.as('clientEmail'),
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(
        ...[isOpen, isLate ? sql`${days} > 0` : undefined],
        isStandalone ? isNull(invoices.subscriptionId) : undefined,
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
}
