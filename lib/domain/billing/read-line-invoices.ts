import { and, asc, eq, type SQL } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { DayInvoice } from '../billing-rules/provider-end'
import type { Reads } from '../context'

/** The invoices of a subscription's recurring lines: when the agency ends the subscription, it also credits their days after the
 *  end. */
export const readLineInvoices = (reads: Pick<Reads, 'db'>, subscriptionId: number): Promise<DayInvoice[]> =>
  readInvoices(reads, eq(invoices.subscriptionId, subscriptionId))

/** The invoices of one recurring line. */
export const readInvoicesOfLine = (reads: Pick<Reads, 'db'>, lineId: number): Promise<DayInvoice[]> =>
  readInvoices(reads, eq(invoices.recurringLineId, lineId))

async function readInvoices({ db }: Pick<Reads, 'db'>, condition: SQL): Promise<DayInvoice[]> {
  const rows = await db
    .select({
      id: invoices.id,
      first: invoices.first,
      last: invoices.last,
      totalCents: invoices.totalCents,
      creditedCents: invoices.creditedCents,
      status: invoices.status,
    })
    .from(invoices)
    .where(and(...[condition, eq(invoices.kind, 'invoice')], eq(invoices.purpose, 'recurring')))
    .orderBy(asc(invoices.id))
  return rows.flatMap(({ first, last, ...row }) => (first && last ? [{ ...row, first, last }] : []))
}
