import { eq } from 'drizzle-orm'
import { invoiceDisputes } from '@/db/schema/invoice-disputes'
import { invoices } from '@/db/schema/invoices'
import { serviceUntil, unpaidInvoices } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { findPayingAttempt, refundSecondPayment, refundSurplus, withdrawRefunds } from './ask-refund'
import { type Attempt, invoicesOf, readAttempts } from './attempts'
import { contractOf, type SubscriptionRow } from './contract'
import { type LockedDebtor, lockDebtor } from './debtor'
import { lockInvoice } from './lock-invoices'
import { readFacts } from './read-facts'
import { receivePayment } from './receive-payment'
import { saveContract } from './save-contract'
import { settleDevelopment } from './settle-development'
import { addEntry } from './timeline'

type Disputed = { subscriptionId: number | null; attemptIds: number[]; disputeId: string }

/** Records that a bank reversed payments: invoices that rest on them are owed again from today, and their unsent refunds are
 *  withdrawn. Idempotent; an invoice that another payment has paid since stays paid. Nothing for a dispute that was won since. */
export async function withdrawPayment(
  ctx: Context,
  { subscriptionId, attemptIds, disputeId }: Disputed,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const owing = await lockDebtor(tx, subscriptionId, await invoicesOf(tx, attemptIds))
    if (!(await isWithdrawn(tx, disputeId))) return
    for (const attempt of await readAttempts(tx, attemptIds)) {
      const invoice = await lockInvoice(tx, owing.debtor, attempt.invoiceId)
      await withdrawRefunds(tx, owing.debtor, attempt)
      const isResting = invoice.status === 'paid' && (await restsOn(tx, invoice, attempt))
      if (isResting && invoice.totalCents > invoice.creditedCents) await reopen(tx, owing, invoice)
    }
  })
}

/** Records that the bank returned payments: their invoices are paid again, minus what was credited. A payment whose invoice was
 *  paid otherwise since then is refunded to its client. Idempotent. */
export async function returnPayment(
  ctx: Context,
  { subscriptionId, attemptIds, disputeId }: Disputed,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const owing = await lockDebtor(tx, subscriptionId, await invoicesOf(tx, attemptIds))
    if (await isWithdrawn(tx, disputeId)) return
    const { debtor } = owing
    const owed: InvoiceRow[] = []
    const attempts: Attempt[] = []
    for (const attempt of await readAttempts(tx, attemptIds)) {
      if (attempt.state !== 'succeeded') continue
      const invoice = await lockInvoice(tx, debtor, attempt.invoiceId)
      if (invoice.status === 'issued') {
        owed.push(invoice)
        attempts.push(attempt)
        await refundSurplus(tx, debtor, { invoice, attempt })
      } else if (await restsOn(tx, invoice, attempt)) await refundSurplus(tx, debtor, { invoice, attempt })
      else await refundSecondPayment(tx, debtor, attempt)
    }
    if (owed.length === 0) return
    await addEntry(tx, subscriptionId, { kind: 'dispute_won', data: { invoices: owed.map(invoiced) } })
    await receivePayment(tx, owing, owed, { receivedOn: null, reference: null, attempts })
  })
}

/** Whether the money of a dispute is withdrawn by its stored state, which another run may have changed since this one stored it. */
async function isWithdrawn(tx: Tx, disputeId: string): Promise<boolean> {
  const [dispute] = await tx.db
    .select({ isWithdrawn: invoiceDisputes.isWithdrawn })
    .from(invoiceDisputes)
    .where(eq(invoiceDisputes.disputeId, disputeId))
    .for('share')
  return dispute?.isWithdrawn ?? false
}

const restsOn = async (tx: Tx, invoice: InvoiceRow, { id }: Attempt): Promise<boolean> =>
  invoice.status === 'paid' && (await findPayingAttempt(tx, invoice, id))?.id === id

/** The first refusal from which deadlines already run: an older invoice that is owed again does not restore service. */
async function runningSince(tx: Tx, subscription: SubscriptionRow): Promise<Day | null> {
  const { invoices: all } = await readFacts(tx, subscription)
  return unpaidInvoices(all).find((invoice) => invoice.refusedOn !== null)?.refusedOn ?? null
}

const invoiced = ({ id: invoiceId, number, totalCents }: InvoiceRow) => ({ invoiceId, number, totalCents })

async function reopen(tx: Tx, { debtor, locked }: LockedDebtor, invoice: InvoiceRow): Promise<void> {
  const isPeriod = invoice.purpose === 'period'
  const today = parisDay(tx.now())
  const refusedOn = (locked && isPeriod && (await runningSince(tx, locked.subscription))) || today
  await tx.db
    .update(invoices)
    .set({
      ...{ status: 'issued', paidOn: null, receivedOn: null, paymentReference: null },
      ...{ refusedOn, lastRefusal: 'final' },
    })
    .where(eq(invoices.id, invoice.id))
  if (invoice.websiteId !== null) await settleDevelopment(tx, invoice.websiteId, { isReopened: true })
  const saved =
    locked && (await saveContract(tx, locked, { ...contractOf(locked.subscription), toleratedSince: null }))
  const lastServiceDay = saved && isPeriod ? serviceUntil(saved.facts, today) : null
  const data = { ...invoiced(invoice), refusedOn, lastServiceDay }
  await addEntry(tx, debtor.subscriptionId, { kind: 'payment_disputed', data })
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'payment-disputed', label: debtor.label, lastServiceDay },
    totalCents: invoice.totalCents - invoice.creditedCents,
  })
}
