import { notFound } from 'next/navigation'
import type { InvoiceState } from '@/components/billing/invoice-badge'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { isViewed } from '@/lib/domain/context'
import { asIssued, type IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn, type SignedInContext } from '@/lib/server/session/session'
import { invoicePath } from '../../invoice-path'
import { stateOf } from '../../invoice-state'

export type ShownInvoice = {
  invoice: IssuedInvoice
  state: InvoiceState
  /** False when the agency views a client's invoice. */
  isOwn: boolean
  isViewed: boolean
}

/** The invoice that the URL names; the 404 page for a draft, which has no document. */
export async function loadInvoice(id: string): Promise<ShownInvoice> {
  const ctx = await requireSignedIn(invoicePath(Number(id)))
  const invoice = asIssued(await orNotFound(readInvoice(ctx, pathId(id))))
  if (!invoice) notFound()
  return {
    invoice,
    state: stateOf(invoice, await isProcessing(ctx, invoice)),
    isOwn: invoice.clientId === ctx.actor.clientId,
    isViewed: isViewed(ctx.actor),
  }
}

async function isProcessing(ctx: SignedInContext, { id, subscriptionId }: IssuedInvoice): Promise<boolean> {
  if (subscriptionId === null) return false
  const { openInvoices } = await readSubscriptionDetail(ctx, subscriptionId)
  const state = openInvoices.find((open) => open.id === id)?.attemptState
  return state === 'processing' || state === 'unknown'
}
