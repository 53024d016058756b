import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { isInterrupted } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { creditInvoice } from '../invoices/credit-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { announceCreditNote } from './announce-credit-note'
import { refundCredit } from './ask-refund'
import { refuseWhileTrying } from './attempts'
import { auditSubject, lockDebtor } from './debtor'
import { labelOf } from './label'
import { lockInvoice } from './lock-invoices'
import type { LockedSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import { settleDevelopment } from './settle-development'
import { addEntry } from './timeline'

type Credit = Keyed & {
  /** Null without a subscription. */
  subscriptionId: number | null
  invoiceId: number
  reason: string
  /** By default all that is left of it. */
  amountCents?: number | undefined
}

/** Credits an invoice of a subscription, or of a client without one; agency only. Credited in full before payment, it is no
 *  longer owed; of a paid one the sum is refunded. `conflict` for more than is left, and while it is being paid. */
export async function creditSubscriptionInvoice(
  ctx: Context,
  { submissionId, ...credit }: Credit,
): Promise<InvoiceRow> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'credit-note', content: credit },
      {
        create: () => writeCredit(tx, credit),
        read: (id) => readNote(tx, id),
      },
    ),
  )
}

async function writeCredit(
  tx: Tx,
  { subscriptionId, invoiceId, reason, ...credit }: Credit,
): Promise<InvoiceRow> {
  const { debtor, locked } = await lockDebtor(tx, subscriptionId, [invoiceId])
  const invoice = await lockInvoice(tx, debtor, invoiceId)
  await refuseWhileTrying(tx, [invoiceId])
  const left = invoice.number === null ? 0 : invoice.totalCents - invoice.creditedCents
  const { amountCents = left } = credit
  if (amountCents <= 0 || amountCents > left)
    throw new DomainError('conflict', 'Il ne reste pas cette somme à porter en avoir sur cette facture.')
  const note = await creditInvoice(tx, invoice, { amountCents, reason })
  await addEntry(tx, subscriptionId, {
    kind: 'credited',
    data: { invoiceId, number: note.number, totalCents: amountCents, isPaid: invoice.status === 'paid' },
  })
  if (invoice.status === 'paid') await refundCredit(tx, debtor, { invoice, note })
  else await announceCreditNote(tx, debtor, { invoice, note })
  if (invoice.websiteId !== null) await settleDevelopment(tx, invoice.websiteId)
  if (locked) await resumeService(tx, locked)
  await tx.audit({
    action: 'subscription.invoice-credited',
    subject: auditSubject(debtor),
    after: { totalCents: amountCents, reason },
  })
  return note
}

async function readNote(tx: Tx, id: number): Promise<InvoiceRow> {
  const [note] = await tx.db.select().from(invoices).where(eq(invoices.id, id))
  if (!note) throw notFound()
  return note
}

/** Resumes service if nothing keeps it interrupted any more. */
async function resumeService(tx: Tx, locked: LockedSubscription): Promise<void> {
  const { subscription } = locked
  const today = parisDay(tx.now())
  const facts = await readFacts(tx, subscription)
  const isRestored = subscription.status === 'inactive' && !isInterrupted(facts, today)
  // First days that an interruption skipped are never invoiced.
  const contract = isRestored ? { ...facts.contract, invoiceFrom: today } : facts.contract
  const saved = await saveContract(tx, locked, contract)
  if (!isRestored || saved.subscription.status === 'inactive') return
  await addEntry(tx, subscription.id, { kind: 'resumed', data: {} })
  await mailClient(tx, subscription.clientId, { kind: 'service-restored', label: labelOf(subscription) })
}
