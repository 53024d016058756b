import { invoiceLines, invoices } from '@/db/schema/invoices'
import { invoiceTotals } from '../billing-rules/invoice-totals'
import { regimeOn } from '../billing-rules/reverse-charge'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import type { InvoiceRow } from './schema'

type NewInvoice = typeof invoices.$inferInsert

type Draft = Pick<
  NewInvoice,
  | 'clientId'
  | 'subscriptionId'
  | 'websiteId'
  | 'recurringLineId'
  | 'lateInvoiceId'
  | 'purpose'
  | 'first'
  | 'last'
  | 'paymentPlan'
  | 'movePlan'
  | 'movePriceCents'
> & {
  lines: { label: string; quantity: number; unitCents: number; vatPermille: number }[]
  /** `outside`: not a sale. If given, it is final; by default the agency's regime of the day applies until the invoice is issued,
   *  which checks whether its client owes the VAT. */
  regime?: InvoiceRow['regime']
}

/** Writes an invoice without a number, with the sums of its lines. */
export async function draftInvoice(tx: Tx, { lines, regime: given, ...draft }: Draft): Promise<InvoiceRow> {
  const regime = given ?? regimeOn(parisDay(tx.now()))
  const totals = invoiceTotals(lines, regime === 'outside' ? 'exempt' : regime)
  const { totalCents, vatCents } = totals
  const [invoice] = await tx.db
    .insert(invoices)
    .values({ ...draft, regime, totalCents, vatCents })
    .returning()
  if (!invoice) throw new Error('The invoice was not written')
  await tx.db.insert(invoiceLines).values(
    lines.map((line, index) => {
      const { totalCents: total = 0, netCents: net = 0 } = totals.lines[index] ?? {}
      const vatPermille = regime === 'standard' ? line.vatPermille : 0
      return { ...line, invoiceId: invoice.id, totalCents: total, vatPermille, vatCents: total - net }
    }),
  )
  return invoice
}
