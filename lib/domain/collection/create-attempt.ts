import { eq, max } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import type { Attempt } from '../billing/attempts'
import { refuseWhileTrying } from '../billing/attempts'
import type { Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'

/** How an invoice is to be paid: by a saved method, or on a page. */
type Way = { methodId: number } | { pageId: number }

/** What is left to pay of an invoice. */
export const dueCents = ({ totalCents, creditedCents }: InvoiceRow): number => totalCents - creditedCents

/** Stores the next attempt of a locked invoice, before the provider is called. `conflict` while another one is live. */
export async function createAttempt(tx: Tx, invoice: InvoiceRow, way: Way): Promise<Attempt> {
  await refuseWhileTrying(tx, [invoice.id])
  const [last] = await tx.db
    .select({ attempt: max(invoiceAttempts.attempt) })
    .from(invoiceAttempts)
    .where(eq(invoiceAttempts.invoiceId, invoice.id))
  const [attempt] = await tx.db
    .insert(invoiceAttempts)
    .values({
      ...way,
      invoiceId: invoice.id,
      attempt: (last?.attempt ?? 0) + 1,
      amountCents: dueCents(invoice),
      createdAt: tx.now(),
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not written')
  return attempt
}
