import { and, eq, or, sql } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import { auditSubject, lockDebtor } from '../billing/debtor'
import { announceInvoice } from '../billing/invoice-period'
import { lockInvoice } from '../billing/lock-invoices'
import { addEntry } from '../billing/timeline'
import type { LateSurcharge } from '../billing-rules/late-surcharge'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { draftInvoice } from '../invoices/draft-invoice'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { subscriptionOfInvoice } from '../invoices/subscription-of-invoice'
import { requirePermission } from '../permissions/require-permission'
import { surchargeOf } from './surcharge-of'

/** Invoices the cost of paying late to a client who is not a consumer, only when the agency asks: a separate document, outside
 *  VAT, due after some days and never debited. Once per late invoice: a repeat returns the same. `conflict` if nothing is
 *  owed. */
export async function addSurcharge(ctx: Context, invoiceId: number): Promise<InvoiceRow> {
  requirePermission(ctx, 'subscriptions.manage')
  const subscriptionId = await subscriptionOfInvoice(ctx, invoiceId)
  return ctx.transaction(async (tx) => {
    const { debtor } = await lockDebtor(tx, subscriptionId, [invoiceId])
    const late = await lockInvoice(tx, debtor, invoiceId)
    const earlier = await findSurcharge(tx, invoiceId)
    if (earlier) return earlier
    const surcharge = surchargeOf(late, parisDay(tx.now()))
    const lines = linesOf(late, surcharge)
    if (lines.length === 0)
      throw new DomainError('conflict', 'Aucune majoration n’est due pour cette facture.')
    const draft = await draftInvoice(tx, {
      ...{ clientId: late.clientId, subscriptionId, purpose: 'surcharge', regime: 'outside', lines },
      lateInvoiceId: invoiceId,
    })
    const issued = await issueInvoice(tx, draft, { isManual: true, formerClient: late.client })
    const { id, number, totalCents } = issued.invoice
    if (issued.lacks)
      throw new DomainError('conflict', 'Des informations manquent pour émettre cette facture.')
    await addEntry(tx, subscriptionId, {
      kind: 'surcharged',
      data: { invoiceId: id, number, totalCents, lateInvoiceId: invoiceId },
    })
    await announceInvoice(tx, { ...debtor, isManual: true }, issued)
    await tx.audit({
      action: 'subscription.surcharged',
      subject: auditSubject(debtor),
      after: { number, totalCents },
    })
    return issued.invoice
  })
}

const linesOf = ({ number }: InvoiceRow, { recoveryCents, interestCents }: LateSurcharge) =>
  [
    { label: `Indemnité forfaitaire de recouvrement, facture ${number}`, unitCents: recoveryCents },
    { label: `Intérêts de retard, facture ${number}`, unitCents: interestCents },
  ]
    .filter(({ unitCents }) => unitCents > 0)
    .map((line) => ({ ...line, quantity: 1, vatPermille: 0 }))

/** The surcharge of a late invoice; those older than this column are found through the timeline. */
async function findSurcharge(tx: Tx, lateId: number): Promise<InvoiceRow | null> {
  const isEntered = sql`exists (select 1 from ${subscriptionEntries} where ${subscriptionEntries.subscriptionId} = ${invoices.subscriptionId}
    and ${subscriptionEntries.kind} = 'surcharged' and (${subscriptionEntries.data} ->> 'lateInvoiceId')::int = ${lateId}
    and (${subscriptionEntries.data} ->> 'invoiceId')::int = ${invoices.id})`
  const [found] = await tx.db
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.purpose, 'surcharge'), eq(invoices.kind, 'invoice')],
        or(eq(invoices.lateInvoiceId, lateId), isEntered),
      ),
    )
  return found ?? null
}
