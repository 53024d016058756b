import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { type Day, parisDay } from '../calendar'
import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import type { Attempt } from './attempts'
import { settleDevelopment } from './settle-development'

/** `attempts`: the provider's payments; empty for a payment noted manually. */
export type Received = { receivedOn: Day | null; reference: string | null; attempts: readonly Attempt[] }

/** Marks a locked invoice as paid today; the last one of a development makes its client the owner of the website. */
export async function markPaid(
  tx: Tx,
  { id, websiteId }: Pick<InvoiceRow, 'id' | 'websiteId'>,
  { receivedOn, reference }: Omit<Received, 'attempts'>,
): Promise<void> {
  await tx.db
    .update(invoices)
    .set({ status: 'paid', paidOn: parisDay(tx.now()), receivedOn, paymentReference: reference })
    .where(eq(invoices.id, id))
  if (websiteId !== null) await settleDevelopment(tx, websiteId)
}
