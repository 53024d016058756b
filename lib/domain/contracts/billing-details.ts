import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { invoicedClient } from '../invoices/parties'
import { requirePermission } from '../permissions/require-permission'
import type { BillingDetails } from './schema'

/** The client whose details are requested: the actor's own, or another for the agency. */
export function billedClient(reads: Reads, clientId?: number): number {
  const own = actingUser(reads).clientId
  if (clientId === undefined || clientId === own) return own
  requirePermission(reads, 'subscriptions.manage')
  return clientId
}

/** What the actor's invoices state about them; another client's for the agency. Null where it is not known. */
export async function readBillingDetails(reads: Reads, clientId?: number): Promise<BillingDetails> {
  const id = billedClient(reads, clientId)
  const [row] = await reads.db.select().from(clients).where(eq(clients.id, id))
  if (!row) throw notFound()
  return {
    kind: row.kind,
    name: row.billingName,
    line1: row.billingLine1,
    line2: row.billingLine2,
    postalCode: row.billingPostalCode,
    city: row.billingCity,
    country: row.billingCountry,
    siren: row.siren,
    vatNumber: row.vatNumber,
    emails: row.billingEmails,
    purchaseReference: row.purchaseReference,
    isComplete: invoicedClient(row) !== null,
  }
}
