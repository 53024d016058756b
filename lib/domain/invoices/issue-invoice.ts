import { eq } from 'drizzle-orm'
import { type InvoicedClient, invoices } from '@/db/schema/invoices'
import { manualDeadlines } from '../billing-rules/unpaid'
import type { Tx } from '../context'
import { chargeReverse } from './charge-reverse'
import { readParties } from './parties'
import type { InvoiceRow } from './schema'
import { takeNumber } from './take-number'

/** `lacks`: whose facts are missing; null for an invoice that is issued. */
export type Issued = { invoice: InvoiceRow; lacks: 'client' | 'seller' | null }

type Options = {
  /** Paid manually: due some days after its issue. */
  isManual: boolean
  /** Used if today's facts are incomplete: the client on the invoice that this one replaces. */
  formerClient?: InvoicedClient | null
  /** Its sum was already paid or shown: it stays, whoever owes the VAT today. */
  isSumFixed?: boolean
  /** A client who owes the VAT has paid its sum as a net price. */
  isNet?: boolean
}

/** Gives a draft its number, and both parties' facts. Without these it stays a draft. A zero total counts as paid. */
export async function issueInvoice(
  tx: Tx,
  written: InvoiceRow,
  { isManual, formerClient = null, isSumFixed = false, isNet = false }: Options,
): Promise<Issued> {
  const { client: current, seller, isReverseCharge } = await readParties(tx, written.clientId)
  const client = current ?? formerClient
  if (!client || !seller) return { invoice: written, lacks: client ? 'seller' : 'client' }
  const isCharged = isReverseCharge && written.regime === 'standard' && !isSumFixed
  const draft = isCharged ? await chargeReverse(tx, written, { isNet }) : written
  const { number, issuedOn } = await takeNumber(tx, draft.kind)
  const isFree = draft.totalCents === 0
  const [invoice] = await tx.db
    .update(invoices)
    .set({
      ...{ number, issuedOn, client, seller },
      dueOn: isManual ? manualDeadlines(issuedOn).dueOn : issuedOn,
      status: isFree ? 'paid' : 'issued',
      paidOn: isFree ? issuedOn : null,
    })
    .where(eq(invoices.id, draft.id))
    .returning()
  if (!invoice) throw new Error('The draft vanished while it was locked')
  await tx.enqueue({ queue: 'invoiceDocuments', invoiceId: invoice.id })
  return { invoice, lacks: null }
}
