import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { serviceUntil, unpaidInvoices } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { findPayingAttempt, refundSecondPayment, refundSurplus, withdrawRefunds } from './ask-refund'
import { type Attempt, readAttempts } from './attempts'
import { contractOf, type SubscriptionRow } from './contract'
import { labelOf } from './label'
import { lockInvoice } from './lock-invoices'
import { type LockedSubscription, lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { receivePayment } from './receive-payment'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

type Disputed = { subscriptionId: number; attemptIds: number[] }

/** A bank took payments of a subscription back: what rests on them is owed again from today, and no refund of them is sent any more.
 *  Said twice it changes nothing; nor does it where another payment came meanwhile. */
export async function withdrawPayment(ctx: Context, { subscriptionId, attemptIds }: Disputed): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    for (const attempt of await readAttempts(tx, attemptIds)) {
      const invoice = await lockInvoice(tx, subscriptionId, attempt.invoiceId)
      await withdrawRefunds(tx, locked.subscription, attempt)
      const isResting = invoice.status === 'paid' && (await restsOn(tx, invoice, attempt))
      if (isResting && invoice.totalCents > invoice.creditedCents) await reopen(tx, locked, invoice)
    }
  })
}

/** The bank gave payments back: their invoices are paid again, less what was credited. A payment whose invoice was paid in another way
 *  meanwhile goes back to its client. Said twice it changes nothing. */
export async function returnPayment(ctx: Context, { subscriptionId, attemptIds }: Disputed): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const owed: InvoiceRow[] = []
    const attempts: Attempt[] = []
    for (const attempt of await readAttempts(tx, attemptIds)) {
      if (attempt.state !== 'succeeded') continue
      const invoice = await lockInvoice(tx, subscriptionId, attempt.invoiceId)
      if (invoice.status === 'issued') {
        owed.push(invoice)
        attempts.push(attempt)
        await refundSurplus(tx, locked.subscription, { invoice, attempt })
      } else if (await restsOn(tx, invoice, attempt))
        await refundSurplus(tx, locked.subscription, { invoice, attempt })
      else await refundSecondPayment(tx, locked.subscription, attempt)
    }
    if (owed.length === 0) return
    await addEntry(tx, subscriptionId, { kind: 'dispute_won', data: { invoices: owed.map(invoiced) } })
    await receivePayment(tx, locked, owed, { receivedOn: null, reference: null, attempts })
  })
}

const restsOn = async (tx: Tx, invoice: InvoiceRow, { id }: Attempt): Promise<boolean> =>
  invoice.status === 'paid' && (await findPayingAttempt(tx, invoice, id))?.id === id

/** The first refusal that deadlines run from already: an older invoice that is owed again brings no service back. */
async function runningSince(tx: Tx, subscription: SubscriptionRow): Promise<Day | null> {
  const { invoices: all } = await readFacts(tx, subscription)
  return unpaidInvoices(all).find((invoice) => invoice.refusedOn !== null)?.refusedOn ?? null
}

const invoiced = ({ id: invoiceId, number, totalCents }: InvoiceRow) => ({ invoiceId, number, totalCents })

async function reopen(tx: Tx, locked: LockedSubscription, invoice: InvoiceRow): Promise<void> {
  const { subscription } = locked
  const isPeriod = invoice.purpose === 'period'
  const today = parisDay(tx.now())
  const refusedOn = (isPeriod && (await runningSince(tx, subscription))) || today
  await tx.db
    .update(invoices)
    .set({
      ...{ status: 'issued', paidOn: null, receivedOn: null, paymentReference: null },
      ...{ refusedOn, lastRefusal: 'final' },
    })
    .where(eq(invoices.id, invoice.id))
  const { facts } = await saveContract(tx, locked, { ...contractOf(subscription), toleratedSince: null })
  const lastServiceDay = isPeriod ? serviceUntil(facts, today) : null
  const data = { ...invoiced(invoice), refusedOn, lastServiceDay }
  await addEntry(tx, subscription.id, { kind: 'payment_disputed', data })
  await mailClient(tx, subscription.clientId, {
    ...{ kind: 'payment-disputed', label: labelOf(subscription), lastServiceDay },
    totalCents: invoice.totalCents - invoice.creditedCents,
  })
}
