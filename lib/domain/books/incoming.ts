import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoices } from '@/db/schema/invoices'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { contractOf } from '../billing/contract'
import { lineOf } from '../billing/line-facts'
import { debitsBetween, lineDebits } from '../billing-rules/debits'
import { owesVat } from '../billing-rules/reverse-charge'
import { addDays, type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { TAX_COLUMNS } from '../invoices/client-regime'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

export const INCOMING_DAYS = 30

/** An expected payment. `number`: of an issued invoice; null for a period that begins on that day. */
export type Incoming = { day: Day; number: string | null; name: string; clientName: string; cents: number }

/** The payments expected from today to thirty days ahead, by day: invoices within their due date, and periods that begin by then
 *  under continuing contracts. Late or interrupted ones are left out. Three statements. */
export async function listIncoming(reads: Reads): Promise<Incoming[]> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  const until = addDays(today, INCOMING_DAYS)
  const parts = await Promise.all(
    [readOpen, readPeriods, readLines].map((read) => read(reads, { today, until })),
  )
  return parts.flat().sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

const isRunning = and(isNull(subscriptions.endedAt), ne(subscriptions.status, 'inactive'))

type Window = { today: Day; until: Day }

const readOpen = ({ db }: Reads, { today, until }: Window): Promise<Incoming[]> =>
  db
    .select({
      day: sql<Day>`${invoices.dueOn}`,
      number: invoices.number,
      name: sql<string>`coalesce(nullif(${subscriptions.name}, ''), 'Facture')`,
      clientName: clientColumns.clientName,
      cents: sql<number>`(${invoices.totalCents} - ${invoices.creditedCents})`,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .leftJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(
      and(
        eq(invoices.status, 'issued'),
        eq(invoices.kind, 'invoice'),
        sql`${invoices.dueOn} between ${today}::date and ${until}::date`,
        or(isNull(invoices.refusedOn), gt(invoices.refusedOn, today)),
        gt(invoices.totalCents, invoices.creditedCents),
      ),
    )

async function readPeriods({ db }: Reads, { today, until }: Window): Promise<Incoming[]> {
  const rows = await db
    .select({ subscription: subscriptions, clientName: clientColumns.clientName, tax: TAX_COLUMNS })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.clientId))
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .where(
      and(
        isRunning,
        // While something is unpaid, the due date is the first day of that period.
        lte(subscriptions.dueDate, until),
      ),
    )
  return rows.flatMap(({ subscription, clientName, tax }) => {
    const facts = { contract: contractOf(subscription), invoices: [], lines: [], owesVat: owesVat(tax) }
    // Today's period already has its invoice.
    return debitsBetween(facts, addDays(today, 1), until)
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ date, amountCents }) => ({
        ...{ day: date, number: null, name: subscription.name || 'Abonnement' },
        ...{ clientName, cents: amountCents },
      }))
  })
}

async function readLines({ db }: Reads, { today, until }: Window): Promise<Incoming[]> {
  const rows = await db
    .select({
      line: recurringLines,
      subscription: subscriptions,
      clientName: clientColumns.clientName,
      tax: TAX_COLUMNS,
    })
    .from(recurringLines)
    .innerJoin(users, eq(users.id, recurringLines.clientId))
    .innerJoin(clients, eq(clients.id, recurringLines.clientId))
    .leftJoin(subscriptions, eq(subscriptions.id, recurringLines.subscriptionId))
    .where(
      and(
        ...[isNull(recurringLines.endedAt), lte(recurringLines.nextOn, until)],
        or(isNull(recurringLines.subscriptionId), isRunning),
      ),
    )
  return rows.flatMap(({ line, subscription, clientName, tax }) =>
    lineDebits(lineOf(line), subscription && contractOf(subscription), {
      from: addDays(today, 1),
      until,
      owesVat: owesVat(tax),
    }).map(({ date, amountCents }) => ({
      ...{ day: date, number: null, name: line.label },
      ...{ clientName, cents: amountCents },
    })),
  )
}
