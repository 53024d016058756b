import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { PeriodInvoice, SubscriptionFacts } from '../billing-rules/schema'
import type { Reads } from '../context'
import { readOwesVat } from '../invoices/client-regime'
import type { InvoiceRow } from '../invoices/schema'
import { contractOf, type SubscriptionRow } from './contract'
import { lineOf } from './line-facts'
import { readLines } from './lines'

/** Everything that a subscription's dates and deadlines follow from. */
export async function readFacts(
  reads: Pick<Reads, 'db'>,
  subscription: SubscriptionRow,
): Promise<SubscriptionFacts> {
  const rows = await readInvoices(reads, subscription.id)
  const lines = await readLines(reads, { subscriptionId: subscription.id })
  return {
    contract: contractOf(subscription),
    invoices: rows.flatMap(periodInvoices),
    lines: lines.map(lineOf),
    owesVat: await readOwesVat(reads, subscription.clientId),
  }
}

/** Its invoices for periods and moves, oldest period first. */
export const readInvoices = ({ db }: Pick<Reads, 'db'>, subscriptionId: number): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.kind, 'invoice'),
        inArray(invoices.purpose, ['period', 'move']),
      ),
    )
    .orderBy(asc(invoices.first), asc(invoices.id))

type Invoiced = Pick<
  InvoiceRow,
  | 'id'
  | 'purpose'
  | 'first'
  | 'last'
  | 'paymentPlan'
  | 'status'
  | 'totalCents'
  | 'creditedCents'
  | 'refusedOn'
>

/** The invoice for the date rules; empty for another purpose. A table check ensures that these have days. */
export function periodInvoices({ purpose, first, last, paymentPlan, ...row }: Invoiced): PeriodInvoice[] {
  if ((purpose !== 'period' && purpose !== 'move') || first === null || last === null || paymentPlan === null)
    return []
  const { id, status, totalCents, creditedCents, refusedOn } = row
  return [{ id, kind: purpose, paymentPlan, first, last, totalCents, creditedCents, status, refusedOn }]
}
