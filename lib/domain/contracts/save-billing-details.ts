import { and, asc, eq, ne } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoices } from '@/db/schema/invoices'
import { issueWaitingFees } from '../billing/issue-fees'
import { issueWaitingInvoices } from '../billing/issue-waiting'
import { issueWaitingStandalone } from '../billing/standalone-invoices'
import { lockClients } from '../clients/lock-clients'
import type { Context } from '../context'
import { notFound } from '../errors'
import { TAX_COLUMNS } from '../invoices/client-regime'
import { issueWaitingQuoteInvoices } from '../quotes/issue-waiting-quote-invoices'
import { billedClient } from './billing-details'
import { dropVatConfirmation } from './confirm-vat-number'
import type { BillingDetailsInput } from './schema'

/** Stores a client's identity for its invoices, then issues those that waited for it, each subscription's in its own transaction;
 *  the daily job issues what a crash leaves out. */
export async function saveBillingDetails(
  ctx: Context,
  details: BillingDetailsInput,
  clientId?: number,
): Promise<void> {
  const id = billedClient(ctx, clientId)
  const { kind, siren, vatNumber, purchaseReference } = details
  await ctx.transaction(async (tx) => {
    const [locked] = await lockClients(tx, id)
    const [former] = await tx.db.select(TAX_COLUMNS).from(clients).where(eq(clients.id, id))
    if (!locked || !former) throw notFound()
    const isOther =
      former.vatNumber !== vatNumber || former.billingCountry !== details.country || former.kind !== kind
    if (former.vatConfirmedAt !== null && isOther)
      await dropVatConfirmation(tx, { clientId: id, vatNumber: former.vatNumber })
    await tx.db
      .update(clients)
      .set({
        ...{ kind, siren, vatNumber, purchaseReference },
        billingName: details.name,
        billingLine1: details.line1,
        billingLine2: details.line2,
        billingPostalCode: details.postalCode,
        billingCity: details.city,
        billingCountry: details.country,
        billingEmails: details.emails,
      })
      .where(eq(clients.id, id))
    await tx.audit({
      action: 'user.billing-details-changed',
      subject: { type: 'user', id },
      after: { clientKind: kind },
    })
  })
  const waiting = await ctx.db
    .selectDistinct({ subscriptionId: invoices.subscriptionId })
    .from(invoices)
    .where(and(eq(invoices.clientId, id), eq(invoices.status, 'draft'), ne(invoices.purpose, 'move')))
    .orderBy(asc(invoices.subscriptionId))
  for (const { subscriptionId } of waiting)
    await (subscriptionId === null
      ? issueWaitingStandalone(ctx, id)
      : issueWaitingInvoices(ctx, subscriptionId))
  await issueWaitingQuoteInvoices(ctx, id)
  await issueWaitingFees(ctx, id)
}
