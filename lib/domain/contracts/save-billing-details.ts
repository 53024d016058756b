import { and, asc, eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoices } from '@/db/schema/invoices'
import { issueWaitingInvoices } from '../billing/issue-waiting'
import { lockClients } from '../clients/lock-clients'
import type { Context } from '../context'
import { notFound } from '../errors'
import { billedClient } from './billing-details'
import type { BillingDetailsInput } from './schema'

/** Stores who a client is for its invoices, then issues those that waited for it: each subscription's in a transaction of its own,
 *  and what a crash leaves out is issued by the job of the day. */
export async function saveBillingDetails(
  ctx: Context,
  details: BillingDetailsInput,
  clientId?: number,
): Promise<void> {
  const id = billedClient(ctx, clientId)
  const { kind, siren, vatNumber, purchaseReference } = details
  await ctx.transaction(async (tx) => {
    const [locked] = await lockClients(tx, id)
    if (!locked) throw notFound()
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
    .where(and(eq(invoices.clientId, id), eq(invoices.status, 'draft'), eq(invoices.purpose, 'period')))
    .orderBy(asc(invoices.subscriptionId))
  for (const { subscriptionId } of waiting)
    if (subscriptionId !== null) await issueWaitingInvoices(ctx, subscriptionId)
}
