import { notePayment } from '../billing/record-payment'
import type { Day } from '../calendar'
import type { Context } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { subscriptionOfInvoice } from '../invoices/subscription-of-invoice'
import { requirePermission } from '../permissions/require-permission'
import { closePages } from './close-pages'

type Noted = { invoiceIds: [number, ...number[]]; on: Day; reference: string }

/** Notes that invoices of one subscription, or of one client without one, were paid by transfer or cheque. Ends an open page for
 *  one of them first; see `notePayment`. */
export async function noteInvoicePayment(
  ctx: Context,
  { invoiceIds, ...noted }: Noted,
): Promise<InvoiceRow[]> {
  requirePermission(ctx, 'subscriptions.manage')
  const subscriptionId = await subscriptionOfInvoice(ctx, invoiceIds[0])
  await closePages(ctx, invoiceIds)
  return notePayment(ctx, { subscriptionId, invoiceIds, ...noted })
}
