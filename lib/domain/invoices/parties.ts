import { eq } from 'drizzle-orm'
import { isToComplete } from '@/content/brand'
import { clients } from '@/db/schema/clients'
import type { InvoicedClient, InvoicedSeller } from '@/db/schema/invoices'
import { isReverseCharge, owesVat } from '../billing-rules/reverse-charge'
import { parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import type { Tx } from '../context'

/** Null for incomplete facts: until then no invoice is issued. */
export type Parties = {
  client: InvoicedClient | null
  seller: InvoicedSeller | null
  /** Whether the client owes the VAT on an invoice of today. */
  isReverseCharge: boolean
}

/** The seller and the client of an invoice. The client's row is locked, so that facts completed concurrently find the draft. */
export async function readParties(tx: Tx, clientId: number): Promise<Parties> {
  await lockClients(tx, clientId)
  const [row] = await tx.db.select().from(clients).where(eq(clients.id, clientId))
  const isComplete = !Object.values(tx.seller).some(isToComplete)
  return {
    client: row ? invoicedClient(row) : null,
    seller: isComplete ? tx.seller : null,
    isReverseCharge: row !== undefined && isReverseCharge(owesVat(row), parisDay(tx.now())),
  }
}

/** A client as an invoice copies it; null while facts are missing. */
export function invoicedClient(row: typeof clients.$inferSelect): InvoicedClient | null {
  const { kind, billingName: name, billingLine1: line1, billingPostalCode: postalCode } = row
  const { billingCity: city, billingCountry: country, siren, vatNumber } = row
  if (!kind || !name || !line1 || !postalCode || !city || !country) return null
  if (kind === 'professional' && !(country === 'FR' ? siren : vatNumber)) return null
  const { billingLine2: line2, purchaseReference } = row
  return { kind, name, line1, line2, postalCode, city, country, siren, vatNumber, purchaseReference }
}
