import { and, asc, eq, or } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { creditNote, type Taxed } from '../billing-rules/credit-note'
import { lockClients } from '../clients/lock-clients'
import type { Tx } from '../context'
import type { InvoiceRow } from './schema'
import { takeNumber } from './take-number'

/** Credits part of a locked, issued invoice, or all that is left of it. An unpaid one credited in full is cancelled. RangeError
 *  for more than is left. */
export async function creditInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  { amountCents, reason }: { amountCents: number; reason: string },
): Promise<InvoiceRow> {
  const {
    id,
    clientId,
    subscriptionId,
    websiteId,
    recurringLineId,
    purpose,
    first,
    last,
    paymentPlan,
    regime,
  } = invoice
  const { client, seller } = invoice
  // As for an invoice, the client is locked before the counter.
  await lockClients(tx, clientId)
  const { own, earlier } = await readTaxed(tx, id)
  const shares = creditNote(own, earlier, amountCents)
  const vatCents = shares.reduce((sum, share) => sum + share.vatCents, 0)
  const [draft] = await tx.db
    .insert(invoices)
    .values({
      ...{
        clientId,
        subscriptionId,
        websiteId,
        recurringLineId,
        purpose,
        first,
        last,
        paymentPlan,
        regime,
        reason,
        vatCents,
      },
      kind: 'credit_note',
      totalCents: amountCents,
      correctedInvoiceId: id,
    })
    .returning()
  if (!draft) throw new Error('The credit note was not written')
  await tx.db.insert(invoiceLines).values(
    shares.map(({ permille, grossCents, vatCents: vat }) => ({
      invoiceId: draft.id,
      label: `Avoir sur la facture ${invoice.number}\u00a0: ${reason}`.slice(0, 300),
      quantity: 1,
      unitCents: grossCents,
      totalCents: grossCents,
      vatPermille: permille,
      vatCents: vat,
    })),
  )
  const { number, issuedOn } = await takeNumber(tx, 'credit_note')
  const [note] = await tx.db
    .update(invoices)
    .set({ number, issuedOn, dueOn: issuedOn, client, seller, status: 'issued' })
    .where(eq(invoices.id, draft.id))
    .returning()
  const creditedCents = invoice.creditedCents + amountCents
  const isCancelled = invoice.status === 'issued' && creditedCents === invoice.totalCents
  await tx.db
    .update(invoices)
    .set({ creditedCents, ...(isCancelled && { status: 'cancelled' }) })
    .where(eq(invoices.id, id))
  if (!note) throw new Error('The credit note vanished')
  await tx.enqueue({ queue: 'invoiceDocuments', invoiceId: note.id })
  return note
}

/** The sums by rate of an invoice, and of all its credit notes. */
async function readTaxed(tx: Tx, id: number): Promise<{ own: Taxed; earlier: Taxed[] }> {
  const rows = await tx.db
    .select({
      invoiceId: invoiceLines.invoiceId,
      permille: invoiceLines.vatPermille,
      grossCents: invoiceLines.totalCents,
      vatCents: invoiceLines.vatCents,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      or(eq(invoices.id, id), and(eq(invoices.correctedInvoiceId, id), eq(invoices.kind, 'credit_note'))),
    )
    .orderBy(asc(invoiceLines.id))
  const earlier = rows.filter(({ invoiceId }) => invoiceId !== id)
  return { own: byRate(rows.filter(({ invoiceId }) => invoiceId === id)), earlier: [earlier] }
}

function byRate(rows: Taxed): Taxed {
  const rates = new Map<number, Taxed[number]>()
  for (const { permille, grossCents, vatCents } of rows) {
    const sum = rates.get(permille) ?? { permille, grossCents: 0, vatCents: 0 }
    rates.set(permille, {
      permille,
      grossCents: sum.grossCents + grossCents,
      vatCents: sum.vatCents + vatCents,
    })
  }
  return [...rates.values()]
}
