import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { owesVat } from '../billing-rules/reverse-charge'
import type { Reads } from '../context'

export const TAX_COLUMNS = {
  kind: clients.kind,
  billingCountry: clients.billingCountry,
  vatNumber: clients.vatNumber,
  vatConfirmedAt: clients.vatConfirmedAt,
}

/** Whether a client owes the VAT on its invoices. */
export async function readOwesVat({ db }: Pick<Reads, 'db'>, clientId: number): Promise<boolean> {
  const [facts] = await db.select(TAX_COLUMNS).from(clients).where(eq(clients.id, clientId))
  return facts !== undefined && owesVat(facts)
}
