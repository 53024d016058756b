import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { isAsked } from '../billing-rules/asked'
import { serviceUntil } from '../billing-rules/standing'
import { manualDeadlines, type Refusal } from '../billing-rules/unpaid'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { endAttempt, isLive, readAttempts } from './attempts'
import { contractOf } from './contract'
import { lockDebtor } from './debtor'
import { lockInvoice } from './lock-invoices'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

type Refused = {
  /** Null without a subscription. */
  subscriptionId: number | null
  invoiceId: number
  refusal: Refusal
  /** The refused attempt, and the provider's code; null without an attempt: a past due date, no usable method. */
  attempt: { id: number; code: string } | null
}

/** Records that an invoice was not paid: by a refused attempt, or without one. The first refusal starts its deadlines.
 *  Idempotent. */
export async function recordRefusal(ctx: Context, refused: Refused): Promise<InvoiceRow> {
  const { subscriptionId, invoiceId, refusal, attempt } = refused
  return ctx.transaction(async (tx) => {
    const { debtor, locked } = await lockDebtor(tx, subscriptionId, [invoiceId])
    const invoice = await lockInvoice(tx, debtor, invoiceId)
    const today = parisDay(tx.now())
    const isFirst = invoice.refusedOn === null
    if (!(attempt ? await refuseAttempt(tx, attempt) : isFirst)) return invoice
    if (invoice.status !== 'issued' || !isAsked(invoice) || !isDue(invoice, today)) return invoice
    const refusedOn = invoice.refusedOn ?? firstRefusal(invoice, today)
    const [updated] = await tx.db
      .update(invoices)
      .set({ refusedOn, lastRefusal: refusal })
      .where(eq(invoices.id, invoiceId))
      .returning()
    const saved =
      locked && (await saveContract(tx, locked, { ...contractOf(locked.subscription), toleratedSince: null }))
    const lastServiceDay = saved && invoice.purpose === 'period' ? serviceUntil(saved.facts, today) : null
    const { number, totalCents } = invoice
    await addEntry(tx, subscriptionId, {
      kind: 'payment_refused',
      data: { invoiceId, number, totalCents, refusedOn, lastServiceDay },
    })
    const needsClient = refusal === 'authentication'
    if (isFirst || needsClient)
      await mailClient(tx, debtor.clientId, {
        ...{ kind: 'payment-late', label: debtor.label, lastServiceDay, needsClient },
        totalCents: totalCents - invoice.creditedCents,
        isManual: locked?.subscription.collection !== 'automatic',
      })
    return updated ?? invoice
  })
}

/** A manually paid invoice is not refused before its due date is past, whatever was tried on a page. */
const isDue = ({ refusedOn, issuedOn, dueOn }: InvoiceRow, today: Day): boolean =>
  refusedOn !== null || dueOn === null || dueOn === issuedOn || today > dueOn

/** For a manually paid invoice the day after its due date, however late that is noticed. */
const firstRefusal = ({ issuedOn, dueOn }: InvoiceRow, today: Day): Day =>
  issuedOn === null || dueOn === issuedOn ? today : manualDeadlines(issuedOn).refusedOn

async function refuseAttempt(tx: Tx, { id, code }: { id: number; code: string }): Promise<boolean> {
  const [attempt] = await readAttempts(tx, [id])
  if (!attempt || !isLive(attempt)) return false
  await endAttempt(tx, id, { state: 'refused', refusal: code })
  return true
}
