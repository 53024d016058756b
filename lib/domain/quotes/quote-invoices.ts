import { eq } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { quotes } from '@/db/schema/quotes'
import type { Tx } from '../context'
import { draftInvoice } from '../invoices/draft-invoice'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { proportion } from '../share-cents'
import type { QuoteLineRow, QuoteRow } from './schema'
import { balanceLines, depositLines } from './sums'

type Asked = Pick<QuoteRow, 'id' | 'number' | 'clientId' | 'depositPermille'>
type Of = { clientId: number; websiteId: number | null; lines: readonly QuoteLineRow[] }

/** Drafts the deposit invoice of an accepted quote, without a number; null for a quote without a deposit. */
export async function draftDeposit(
  tx: Tx,
  { id, number, depositPermille }: Asked,
  { clientId, websiteId, lines }: Of,
): Promise<InvoiceRow | null> {
  const asked = depositLines(paidOnce(lines), { number: number ?? '', depositPermille })
  if (asked.length === 0) return null
  const draft = await draftInvoice(tx, { clientId, websiteId, purpose: 'deposit', lines: asked })
  await tx.db.update(quotes).set({ depositInvoiceId: draft.id }).where(eq(quotes.id, id))
  return draft
}

/** Drafts the balance invoice. Deducts what the deposit invoice still covers; a deposit invoice still waiting without a
 *  number is dropped. */
export async function draftBalance(
  tx: Tx,
  { id, depositInvoiceId }: Pick<QuoteRow, 'id' | 'depositInvoiceId'>,
  { clientId, websiteId, lines }: Of,
): Promise<InvoiceRow | null> {
  const once = paidOnce(lines)
  if (once.length === 0) return null
  const deposit = depositInvoiceId === null ? null : await settleDeposit(tx, depositInvoiceId)
  const draft = await draftInvoice(tx, {
    ...{ clientId, websiteId, purpose: 'balance' },
    lines: balanceLines(once, deposit),
  })
  await tx.db.update(quotes).set({ balanceInvoiceId: draft.id }).where(eq(quotes.id, id))
  return draft
}

const paidOnce = (lines: readonly QuoteLineRow[]) =>
  lines
    .filter(({ kind }) => kind !== 'plan')
    .map(({ label, quantity, unitCents, vatPermille }) => ({ label, quantity, unitCents, vatPermille }))

async function settleDeposit(tx: Tx, id: number): Promise<{ number: string; cents: number } | null> {
  const [deposit] = await tx.db.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!deposit) throw new Error(`The deposit invoice ${id} vanished`)
  if (deposit.status === 'draft') {
    await tx.db.update(invoices).set({ status: 'cancelled' }).where(eq(invoices.id, id))
    return null
  }
  const left = deposit.totalCents - deposit.creditedCents
  const isReverseCharge = deposit.regime === 'reverse_charge'
  const cents = isReverseCharge ? proportion(await grossOf(tx, id), left, deposit.totalCents) : left
  return deposit.number !== null && cents > 0 ? { number: deposit.number, cents } : null
}

/** Including the VAT that its client owes: the lines of a balance are priced like that. */
async function grossOf(tx: Tx, invoiceId: number): Promise<number> {
  const lines = await tx.db
    .select({ quantity: invoiceLines.quantity, unitCents: invoiceLines.unitCents })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
}

const NAMES = { deposit: 'Acompte', balance: 'Solde' }

/** Numbers a draft once both sides' details are complete, and mails the client; otherwise notifies the agency, and the client
 *  if theirs are missing. `isAgain`: they were already notified that it waits. */
export async function issueQuoteInvoice(
  tx: Tx,
  { id: quoteId, number }: Pick<QuoteRow, 'id' | 'number'>,
  draft: InvoiceRow,
  { isAgain = false } = {},
): Promise<InvoiceRow | null> {
  const { purpose, clientId } = draft
  const name = NAMES[purpose === 'balance' ? 'balance' : 'deposit']
  const label = `${name} du devis ${number}`
  const { invoice, lacks } = await issueInvoice(tx, draft, { isManual: true })
  if (lacks) {
    if (isAgain) return null
    if (lacks === 'client')
      await mailClient(tx, clientId, {
        kind: 'quote-invoice-waits',
        label,
        totalCents: draft.totalCents,
      })
    const about = { quoteId, number: number ?? '', clientName: label, reason: lacks }
    const id = crypto.randomUUID()
    await tx.enqueue({ queue: 'mail', mail: { kind: 'quote-answered', id, about: 'waits', ...about } })
    return null
  }
  if (invoice.status === 'issued' && invoice.number !== null && invoice.dueOn !== null)
    await mailClient(tx, clientId, {
      kind: 'invoice-issued',
      ...{ label, number: invoice.number, isManual: true },
      ...{ totalCents: invoice.totalCents, dueOn: invoice.dueOn },
    })
  return invoice
}
