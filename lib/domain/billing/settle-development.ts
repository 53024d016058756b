import { and, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { websites } from '@/db/schema/websites'
import { isDevelopmentPaid } from '../billing-rules/development'
import { parisDay } from '../calendar'
import type { Tx } from '../context'

/** Writes the day on which a locked website's development was paid in full: today, once it is. Called after each change of its
 *  deposit and balance, and after its first delivery. An existing day stays, unless `isReopened`: a payment was reversed. */
export async function settleDevelopment(
  tx: Tx,
  websiteId: number,
  { isReopened = false }: { isReopened?: boolean } = {},
): Promise<void> {
  const [website] = await tx.db
    .select({ paidOn: websites.developmentPaidOn, deliveredOn: websites.firstDeliveredOn })
    .from(websites)
    .where(eq(websites.id, websiteId))
  if (!website) return
  const rows = await tx.db
    .select({ purpose: invoices.purpose, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.websiteId, websiteId), eq(invoices.kind, 'invoice')))
  const isPaid = isDevelopmentPaid(rows, { isDelivered: website.deliveredOn !== null })
  const paidOn = isReopened && !isPaid ? null : (website.paidOn ?? (isPaid ? parisDay(tx.now()) : null))
  if (paidOn === website.paidOn) return
  await tx.db.update(websites).set({ developmentPaidOn: paidOn }).where(eq(websites.id, websiteId))
  await tx.audit({
    action: 'website.changed',
    subject: { type: 'website', id: websiteId },
    before: { developmentPaidOn: website.paidOn },
    after: { developmentPaidOn: paidOn },
  })
}
