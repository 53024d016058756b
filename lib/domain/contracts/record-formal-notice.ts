import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { auditSubject, lockDebtor } from '../billing/debtor'
import { lockInvoice } from '../billing/lock-invoices'
import { addEntry } from '../billing/timeline'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { subscriptionOfInvoice } from '../invoices/subscription-of-invoice'
import { requirePermission } from '../permissions/require-permission'

/** Records the agency's formal notice about an unpaid invoice: from its day the legal rate runs for clients who owe no late rate.
 *  The first one stands. */
export async function recordFormalNotice(
  ctx: Context,
  { invoiceId, on }: { invoiceId: number; on: Day },
): Promise<InvoiceRow> {
  requirePermission(ctx, 'subscriptions.manage')
  const subscriptionId = await subscriptionOfInvoice(ctx, invoiceId)
  return ctx.transaction(async (tx) => {
    const { debtor } = await lockDebtor(tx, subscriptionId, [invoiceId])
    const invoice = await lockInvoice(tx, debtor, invoiceId)
    if (invoice.formalNoticeOn !== null) return invoice
    const { number, issuedOn, status } = invoice
    if (status !== 'issued' || number === null || issuedOn === null)
      throw new DomainError(
        'conflict',
        'Seule une facture émise et non réglée peut faire l’objet d’une mise en demeure.',
      )
    if (on > parisDay(tx.now()) || on < issuedOn)
      throw invalidField('on', 'La mise en demeure date d’après la facture, et pas du futur.')
    const [noticed] = await tx.db
      .update(invoices)
      .set({ formalNoticeOn: on })
      .where(eq(invoices.id, invoiceId))
      .returning()
    if (!noticed) throw new Error('The invoice vanished while it was locked')
    await addEntry(tx, subscriptionId, { kind: 'formal_notice', data: { number, noticeOn: on } })
    await tx.audit({
      action: 'subscription.formal-notice-recorded',
      subject: auditSubject(debtor),
      after: { number, noticeOn: on },
    })
    return noticed
  })
}
