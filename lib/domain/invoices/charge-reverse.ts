import { asc, eq } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { invoiceTotals } from '../billing-rules/invoice-totals'
import type { Tx } from '../context'
import type { InvoiceRow } from './schema'

/** Takes the VAT out of a locked draft, because its client owes it: the lines keep their prices with VAT, but count without.
 *  `isNet`: their prices already exclude VAT. */
export async function chargeReverse(
  tx: Tx,
  draft: InvoiceRow,
  { isNet }: { isNet: boolean },
): Promise<InvoiceRow> {
  const lines = await tx.db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, draft.id))
    .orderBy(asc(invoiceLines.id))
  const priced = isNet ? lines.map((line) => ({ ...line, vatPermille: 0 })) : lines
  const totals = invoiceTotals(priced, 'reverse_charge')
  for (const [index, { id }] of lines.entries()) {
    const { totalCents = 0 } = totals.lines[index] ?? {}
    await tx.db
      .update(invoiceLines)
      .set({ totalCents, vatPermille: 0, vatCents: 0 })
      .where(eq(invoiceLines.id, id))
  }
  const [charged] = await tx.db
    .update(invoices)
    .set({ regime: 'reverse_charge', totalCents: totals.totalCents, vatCents: 0 })
    .where(eq(invoices.id, draft.id))
    .returning()
  if (!charged) throw new Error('The draft vanished while it was locked')
  return charged
}
