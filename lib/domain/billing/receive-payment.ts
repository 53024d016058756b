import { settle } from '../billing-rules/settle'
import { isInterrupted } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { applySettlement, type Received } from './apply-settlement'
import { labelOf } from './label'
import type { LockedSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import { addEntry } from './timeline'

/** Settles locked invoices, and tells the client once. */
export async function receivePayment(
  tx: Tx,
  locked: LockedSubscription,
  rows: InvoiceRow[],
  received: Received,
): Promise<void> {
  const { subscription } = locked
  const today = parisDay(tx.now())
  const facts = await readFacts(tx, subscription)
  const periods = rows.filter(({ purpose, status }) => purpose === 'period' && status === 'issued')
  const ids = periods.map(({ id }) => id)
  // What is paid for no period changes no service.
  const settlement =
    ids.length > 0 ? settle(facts, ids, today) : { invoices: [], begins: null, contract: facts.contract }
  const wasOff = subscription.status === 'inactive'
  const contract = await applySettlement(tx, subscription, { rows, settlement, received })
  // The invoice of a period that begins is debited by the next run of the job.
  const saved = await saveContract(tx, locked, contract, settlement.begins ? { lookedAt: null } : {})
  const isRestored = wasOff && !isInterrupted(saved.facts, today) && saved.subscription.status !== 'inactive'
  const totalCents = rows.reduce((sum, row) => sum + row.totalCents - row.creditedCents, 0)
  const { receivedOn, reference } = received
  await addEntry(tx, subscription.id, {
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
  if (isRestored) await addEntry(tx, subscription.id, { kind: 'resumed', data: {} })
  await mailClient(tx, subscription.clientId, {
    kind: 'payment-received',
    label: labelOf(subscription),
    totalCents,
    isRestored,
  })
  await tx.audit({
    action: 'subscription.payment-received',
    subject: { type: 'subscription', id: subscription.id },
    after: { totalCents, reference },
  })
}
