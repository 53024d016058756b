import { settle } from '../billing-rules/settle'
import { isInterrupted } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { applySettlement } from './apply-settlement'
import { auditSubject, type LockedDebtor } from './debtor'
import type { LockedSubscription } from './lock-subscription'
import { markPaid, type Received } from './mark-paid'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

/** Settles locked invoices, and notifies the client once. */
export async function receivePayment(
  tx: Tx,
  { debtor, locked }: LockedDebtor,
  rows: InvoiceRow[],
  received: Received,
): Promise<void> {
  const { isRestored, issued } = locked
    ? await settleSubscription(tx, locked, rows, received)
    : await settleStandalone(tx, rows, received)
  const totalCents = rows.reduce((sum, row) => sum + row.totalCents - row.creditedCents, 0)
  const { receivedOn, reference } = received
  await addEntry(tx, debtor.subscriptionId, {
    kind: 'payment_received',
    data: {
      invoices: rows.map(({ id, number, totalCents: cents }) => ({
        invoiceId: id,
        number,
        totalCents: cents,
      })),
      ...{ receivedOn, reference },
    },
  })
  if (isRestored) await addEntry(tx, debtor.subscriptionId, { kind: 'resumed', data: {} })
  await mailClient(tx, debtor.clientId, {
    ...{ kind: 'payment-received', label: debtor.label, totalCents, isRestored, documents: issued },
  })
  await tx.audit({
    action: 'subscription.payment-received',
    subject: auditSubject(debtor),
    after: { totalCents, reference },
  })
}

/** `isRestored`: whether interrupted service resumes. `issued`: the numbers that no other mail has sent. */
type Outcome = { isRestored: boolean; issued: string[] }

async function settleSubscription(
  tx: Tx,
  locked: LockedSubscription,
  rows: InvoiceRow[],
  received: Received,
): Promise<Outcome> {
  const { subscription } = locked
  const today = parisDay(tx.now())
  const facts = await readFacts(tx, subscription)
  const periods = rows.filter(({ purpose, status }) => purpose === 'period' && status === 'issued')
  const ids = periods.map(({ id }) => id)
  // A payment for no period changes no service.
  const settlement =
    ids.length > 0 ? settle(facts, ids, today) : { invoices: [], begins: null, contract: facts.contract }
  const wasOff = subscription.status === 'inactive'
  const { contract, issued } = await applySettlement(tx, subscription, { rows, settlement, received })
  // The job's next run debits the invoice of a period that begins.
  const saved = await saveContract(tx, locked, contract, settlement.begins ? { processedAt: null } : {})
  const isRestored = wasOff && !isInterrupted(saved.facts, today) && saved.subscription.status !== 'inactive'
  return { isRestored, issued }
}

/** A payment without a subscription neither interrupts nor restores service. */
async function settleStandalone(tx: Tx, rows: InvoiceRow[], received: Received): Promise<Outcome> {
  for (const row of rows) await markPaid(tx, row, received)
  return { isRestored: false, issued: [] }
}
