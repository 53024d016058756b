import { eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import type { Contract } from '../billing-rules/schema'
import type { Settled, Settlement } from '../billing-rules/settle'
import type { Tx } from '../context'
import { DomainError } from '../errors'
import { creditInvoice } from '../invoices/credit-invoice'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import type { Attempt } from './attempts'
import type { SubscriptionRow } from './contract'
import { invoicePeriod } from './invoice-period'
import { markPaid, type Received } from './mark-paid'
import { beginPeriod } from './open-period'
import { addEntry } from './timeline'

type Paid = { rows: readonly InvoiceRow[]; settlement: Settlement; received: Received }

const RESTARTS = 'période interrompue, remplacée par une nouvelle période'

/** `issued`: the numbers that the payment had issued and no other mail has sent. */
type Applied = { contract: Contract; issued: string[] }

/** Applies the settlement of locked invoices, and returns the contract after it. */
export async function applySettlement(
  tx: Tx,
  subscription: SubscriptionRow,
  { rows, settlement, received }: Paid,
): Promise<Applied> {
  let { contract } = settlement
  const issued: string[] = []
  const outcomeOf = ({ id }: InvoiceRow) => settlement.invoices.find((settled) => settled.id === id)
  // Invoices that get a credit note first: its counter is locked before the client and the invoice counter.
  const isLater = (row: InvoiceRow) => Number(outcomeOf(row)?.outcome !== 'restarts')
  for (const row of rows.toSorted((a, b) => isLater(a) - isLater(b))) {
    const settled = outcomeOf(row)
    if (row.purpose === 'move' && row.status === 'draft')
      contract = await payMove(tx, subscription, { row, contract, received, issued })
    else if (settled?.outcome === 'restarts')
      issued.push(...(await restart(tx, subscription, { row, settled, contract, received })))
    else await markPaid(tx, row, received)
  }
  if (settlement.begins) await beginPeriod(tx, subscription, contract, settlement.begins.period.first)
  return { contract, issued }
}

/** For a payment after the period's end: a credit note cancels the invoice, and a new one of the same sum pays a period that
 *  starts today. */
async function restart(
  tx: Tx,
  subscription: SubscriptionRow,
  paid: {
    row: InvoiceRow
    settled: Extract<Settled, { outcome: 'restarts' }>
    contract: Contract
    received: Received
  },
): Promise<string[]> {
  const { row, settled, contract, received } = paid
  const { period, totalCents } = settled
  const note = await creditInvoice(tx, row, { amountCents: totalCents, reason: RESTARTS })
  const { receivedOn, reference: paymentReference } = received
  await tx.db.update(invoices).set({ receivedOn, paymentReference }).where(eq(invoices.id, row.id))
  const { invoice } = await invoicePeriod(
    tx,
    subscription,
    { contract, period, totalCents },
    { replaces: row },
  )
  if (invoice.number === null)
    throw new DomainError('conflict', 'La nouvelle facture ne peut pas être émise.')
  await markPaid(tx, invoice, received)
  await moveAttempt(tx, received.attempts, row.id, invoice.id)
  await addEntry(tx, subscription.id, {
    kind: 'period_began',
    data: { ...period, invoiceId: invoice.id, number: invoice.number, totalCents },
  })
  return [note.number, invoice.number].filter((number) => number !== null)
}

/** Moves the payment to the new invoice, where a later refund or dispute finds it. */
async function moveAttempt(tx: Tx, attempts: readonly Attempt[], from: number, to: number): Promise<void> {
  const attempt = attempts.find(({ invoiceId }) => invoiceId === from)
  if (!attempt) return
  await tx.db
    .update(invoiceAttempts)
    .set({ invoiceId: to, attempt: 1 })
    .where(eq(invoiceAttempts.id, attempt.id))
}

/** A move to a higher price takes effect on payment. */
async function payMove(
  tx: Tx,
  subscription: SubscriptionRow,
  paid: { row: InvoiceRow; contract: Contract; received: Received; issued: string[] },
): Promise<Contract> {
  const { row, contract, received, issued } = paid
  const { movePlan: plan, movePriceCents: priceCents } = row
  if (plan === null || priceCents === null) throw new Error(`Invoice ${row.id} is no move`)
  const { invoice, lacks } = await issueInvoice(tx, row, { isManual: false, isSumFixed: true })
  if (lacks) throw new DomainError('conflict', 'La facture de ce changement ne peut pas être émise.')
  if (invoice.number !== null) issued.push(invoice.number)
  await markPaid(tx, row, received)
  const { paymentPlan } = contract
  await addEntry(tx, subscription.id, { kind: 'moved', data: { plan, paymentPlan, priceCents } })
  return { ...contract, plan, priceCents, change: null, priceChange: null }
}
