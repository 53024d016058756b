import { eq } from 'drizzle-orm'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import { auditSubject, lockDebtor } from '../billing/debtor'
import { addEntry } from '../billing/timeline'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'

export type InvoiceRefund = typeof invoiceRefunds.$inferSelect

type Transfer = {
  /** The refund's id. */
  id: number
  on: Day
  reference: string
}

/** Notes that the agency transferred a refund: of a payment that was noted manually, or that the provider could not send. The
 *  same reference again changes nothing; `conflict` for one that was refunded otherwise. */
export async function noteRefundTransfer(
  ctx: Context,
  { id, on, reference }: Transfer,
): Promise<InvoiceRefund> {
  requirePermission(ctx, 'subscriptions.manage')
  if (reference.trim() === '') throw invalidField('reference', 'La référence du virement est obligatoire.')
  const [found] = await ctx.db
    .select({ subscriptionId: invoices.subscriptionId, invoiceId: invoices.id })
    .from(invoiceRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceRefunds.invoiceId))
    .where(eq(invoiceRefunds.id, id))
  if (!found) throw notFound()
  const { subscriptionId } = found
  return ctx.transaction(async (tx) => {
    const { debtor } = await lockDebtor(tx, subscriptionId, [found.invoiceId])
    const [refund] = await tx.db.select().from(invoiceRefunds).where(eq(invoiceRefunds.id, id)).for('update')
    if (!refund) throw notFound()
    if (refund.status === 'transferred' && refund.transferReference === reference) return refund
    if (refund.status !== 'to_transfer' && refund.status !== 'failed')
      throw new DomainError('conflict', 'Ce remboursement est déjà parti, ou part par le prestataire.')
    if (on > parisDay(tx.now())) throw invalidField('on', 'La date du virement est dans le futur.')
    const [transferred] = await tx.db
      .update(invoiceRefunds)
      .set({
        ...{ status: 'transferred', transferredOn: on, transferReference: reference },
        changedAt: tx.now(),
      })
      .where(eq(invoiceRefunds.id, id))
      .returning()
    if (!transferred) throw new Error('The refund vanished while it was locked')
    const { amountCents } = refund
    const sent = { amountCents, transferredOn: on, reference }
    await addEntry(tx, subscriptionId, { kind: 'refund_transferred', data: sent })
    await mailClient(tx, debtor.clientId, {
      ...{ kind: 'refund-transferred', label: debtor.label, ...sent },
    })
    await tx.audit({
      action: 'subscription.refund-transferred',
      subject: auditSubject(debtor),
      after: { amountCents, reference },
    })
    return transferred
  })
}
