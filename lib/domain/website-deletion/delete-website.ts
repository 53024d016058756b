import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { websites } from '@/db/schema/websites'
import { rankClients } from '../billing/rank-clients'
import { lockClients } from '../clients/lock-clients'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { deleteWebsitePictures } from '../media/delete-website-pictures'
import { hasOrders } from '../orders/queries'
import { requirePermission } from '../permissions/require-permission'
import { lockWebsite } from '../websites/queries'

/** Deletes a website with its content: entries, pictures and their files, webhooks. Tickets about it stay. `conflict` once it has an
 *  order or an invoice. */
export async function deleteWebsite(ctx: Context, id: number): Promise<void> {
  requirePermission(ctx, 'websites.manage')
  await ctx.transaction(async (tx) => {
    const { clientId, subscriptionId, name, status } = await lockWebsite(tx, id)
    // The website's lock prevents new ones.
    if (await hasOrders(tx, id))
      throw new DomainError('conflict', 'Ce site a des commandes\u00a0: il ne peut pas être supprimé.')
    if (await hasInvoices(tx, id))
      throw new DomainError('conflict', 'Ce site a des factures\u00a0: il ne peut pas être supprimé.')
    await deleteWebsitePictures(tx, id)
    await lockClients(tx, clientId)
    await tx.db.delete(websites).where(eq(websites.id, id))
    await rankClients(tx, clientId)
    await tx.audit({
      action: 'website.deleted',
      subject: { type: 'website', id },
      before: { clientId, subscriptionId, name, status },
    })
  })
}

/** Whether its development was invoiced. */
async function hasInvoices(tx: Tx, websiteId: number): Promise<boolean> {
  const [invoice] = await tx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.websiteId, websiteId))
    .limit(1)
  return invoice !== undefined
}
