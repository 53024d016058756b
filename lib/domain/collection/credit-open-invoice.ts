import { creditSubscriptionInvoice } from '../billing/credit-subscription-invoice'
import type { Context } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { subscriptionOfInvoice } from '../invoices/subscription-of-invoice'
import { requirePermission } from '../permissions/require-permission'
import type { Keyed } from '../submissions/schema'
import { closePages } from './close-pages'

type Credit = Keyed & { id: number; reason: string; amountCents?: number | undefined }

/** Credits an invoice. Ends an open page for it first; see `creditSubscriptionInvoice`. */
export async function creditOpenInvoice(
  ctx: Context,
  { id, reason, amountCents, submissionId }: Credit,
): Promise<InvoiceRow> {
  requirePermission(ctx, 'subscriptions.manage')
  const subscriptionId = await subscriptionOfInvoice(ctx, id)
  await closePages(ctx, [id])
  return creditSubscriptionInvoice(ctx, { subscriptionId, invoiceId: id, reason, amountCents, submissionId })
}
