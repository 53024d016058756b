import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Tx } from '../context'
import { DomainError } from '../errors'

/** Throws `conflict` if a locked subscription has an invoice. `instead` ends the message, as in « il reste à son client ». */
export async function refuseInvoiced(tx: Tx, subscriptionId: number, instead: string): Promise<void> {
  const [invoice] = await tx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.subscriptionId, subscriptionId))
    .limit(1)
  if (invoice) throw new DomainError('conflict', `Cet abonnement a des factures\u00a0: ${instead}.`)
}
