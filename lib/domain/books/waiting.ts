import { and, asc, eq, ne } from 'drizzle-orm'
import { isToComplete } from '@/content/brand'
import { clients } from '@/db/schema/clients'
import { type InvoicedSeller, invoiceLines, invoices } from '@/db/schema/invoices'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { invoicedClient } from '../invoices/parties'
import type { InvoiceRow } from '../invoices/schema'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

/** A draft that waits to be issued. `lacks`: whose facts are missing; null for one that the next run issues. */
export type WaitingDraft = Pick<InvoiceRow, 'id' | 'purpose' | 'clientId' | 'totalCents'> & {
  label: string
  clientName: string
  lacks: 'client' | 'seller' | null
}

/** Drafts that wait, oldest first, except moves: an offer, which waits for its payment. One statement. */
export async function listWaitingDrafts(
  reads: Reads & { seller: InvoicedSeller },
  limit: number,
): Promise<WaitingDraft[]> {
  requirePermission(reads, 'subscriptions.manage')
  const isSellerComplete = !Object.values(reads.seller).some(isToComplete)
  const rows = await reads.db
    .selectDistinctOn([invoices.id], {
      id: invoices.id,
      purpose: invoices.purpose,
      clientId: invoices.clientId,
      totalCents: invoices.totalCents,
      label: invoiceLines.label,
      clientName: clientColumns.clientName,
      client: clients,
    })
    .from(invoices)
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(and(eq(invoices.status, 'draft'), ne(invoices.purpose, 'move')))
    .orderBy(asc(invoices.id), asc(invoiceLines.id))
    .limit(limit)
  return rows.map(({ client, ...draft }) => ({
    ...draft,
    lacks: isSellerComplete ? (invoicedClient(client) ? null : 'client') : 'seller',
  }))
}
