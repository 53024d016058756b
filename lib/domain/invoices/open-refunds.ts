import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

/** Refunds that wait for the agency's own transfer, oldest first: of payments that were noted by hand, and those that the provider could
 *  not send. `subscriptionId`: of one alone. */
export function listOpenRefunds(reads: Reads, subscriptionId?: number) {
  requirePermission(reads, 'subscriptions.manage')
  return reads.db
    .select({
      id: invoiceRefunds.id,
      amountCents: invoiceRefunds.amountCents,
      status: invoiceRefunds.status,
      failure: invoiceRefunds.failure,
      createdAt: invoiceRefunds.createdAt,
      subscriptionId: invoices.subscriptionId,
      number: invoices.number,
      ...clientColumns,
    })
    .from(invoiceRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceRefunds.invoiceId))
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(
        inArray(invoiceRefunds.status, ['to_transfer', 'failed']),
        subscriptionId === undefined ? undefined : eq(invoices.subscriptionId, subscriptionId),
      ),
    )
    .orderBy(asc(invoiceRefunds.id))
}

export type OpenRefund = Awaited<ReturnType<typeof listOpenRefunds>>[number]
