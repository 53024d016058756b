import { eq } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import { linePeriod, linePrice, lineProgress } from '../billing-rules/recurring'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { frenchPeriod } from '../french-days'
import { draftInvoice } from '../invoices/draft-invoice'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { announceInvoice } from './invoice-period'
import { type LineRow, lineOf } from './line-facts'
import { type LinesOf, lockLinesOf, readLines } from './lines'
import { rankClients } from './rank-clients'
import { readFacts } from './read-facts'
import { addEntry } from './timeline'

/** Begins the recurring lines' periods whose first day has come, oldest first, with their invoices, and closes lines past their
 *  last day. Returns the new invoices. Idempotent. For the daily job. */
export async function openLines(ctx: Context, of: LinesOf): Promise<InvoiceRow[]> {
  return ctx.transaction(async (tx) => {
    const locked = await lockLinesOf(tx, of)
    const facts = locked && (await readFacts(tx, locked.subscription))
    const isManual = locked?.subscription.collection !== 'automatic'
    const written: InvoiceRow[] = []
    for (const row of await readLines(tx, of)) {
      const { firstDays, nextOn } = lineProgress(lineOf(row), facts, parisDay(tx.now()))
      for (const first of firstDays) {
        const invoice = await beginPeriod(tx, row, { facts, isManual, first })
        if (invoice) written.push(invoice)
      }
      await saveProgress(tx, row, { firstDays, nextOn })
    }
    return written
  })
}

/** Null for a period that the plan pays. */
async function beginPeriod(
  tx: Tx,
  row: LineRow,
  { facts, isManual, first }: { facts: SubscriptionFacts | null; isManual: boolean; first: Day },
): Promise<InvoiceRow | null> {
  const contract = facts?.contract ?? null
  const line = lineOf(row)
  const unitCents = linePrice(line, contract, first)
  if (unitCents === 0) return null
  const period = linePeriod(line, contract, first)
  const { id: recurringLineId, clientId, subscriptionId, label, paymentPlan, vatPermille } = row
  const draft = await draftInvoice(tx, {
    ...{ clientId, subscriptionId, recurringLineId, purpose: 'recurring', paymentPlan, ...period },
    lines: [{ label: `${label}, ${frenchPeriod(period)}`, quantity: 1, unitCents, vatPermille }],
  })
  const issued = await issueInvoice(tx, draft, { isManual })
  const { id: invoiceId, number, totalCents } = issued.invoice
  if (number !== null)
    await addEntry(tx, subscriptionId, { kind: 'invoice_issued', data: { invoiceId, number, totalCents } })
  await announceInvoice(tx, { clientId, label, isManual }, issued)
  return issued.invoice
}

async function saveProgress(
  tx: Tx,
  row: LineRow,
  { firstDays, nextOn }: { firstDays: Day[]; nextOn: Day },
): Promise<void> {
  const { newPriceOn, newPriceCents, endsOn } = row
  const isNewPrice = newPriceCents !== null && newPriceOn !== null && nextOn > newPriceOn
  const isOver = endsOn !== null && endsOn < parisDay(tx.now())
  if (nextOn === row.nextOn && !isOver) return
  await tx.db
    .update(recurringLines)
    .set({
      nextOn,
      ...(isNewPrice && { priceCents: newPriceCents, newPriceCents: null, newPriceOn: null }),
      ...(isOver && { endedAt: tx.now() }),
    })
    .where(eq(recurringLines.id, row.id))
  // The priority starts with the first period and stops with the line.
  const isBegun = row.nextOn === row.anchor && firstDays.length > 0
  if (row.kind === 'priority' && (isBegun || isOver)) await rankClients(tx, row.clientId)
}
